// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

// #region vulnerable
contract Wallet {
    address public immutable OWNER;

    error WrongSigner();
    error TransferFailed();

    constructor(address owner) payable {
        OWNER = owner;
    }

    /// What the owner signs to let somebody take an amount.
    function digest(address to, uint256 amount, uint256, uint256) public pure returns (bytes32) {
        return keccak256(abi.encode(to, amount)); // for which wallet, which chain, how often, how long?
    }

    function pay(
        address payable to,
        uint256 amount,
        uint256 validUntil,
        uint256 nonce,
        bytes calldata signature
    ) external {
        if (ECDSA.recover(digest(to, amount, validUntil, nonce), signature) != OWNER) revert WrongSigner();
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
// #endregion vulnerable
