// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IWallet {
    function pay(address payable to, uint256 amount, uint256 validUntil, uint256 nonce, bytes calldata signature) external;
}

// #region second
/// Gets paid with a signature and submits it again while it is being paid.
contract Payee {
    bytes private signature;
    uint256 private validUntil;

    function fetch(IWallet wallet, uint256 amount, uint256 until, bytes calldata signed) external {
        (signature, validUntil) = (signed, until);
        wallet.pay(payable(address(this)), amount, until, 1, signed);
    }

    receive() external payable {
        IWallet(msg.sender).pay(payable(address(this)), msg.value, validUntil, 1, signature);
    }
}
// #endregion second

/// Cannot receive CFX.
contract Refuser {}
