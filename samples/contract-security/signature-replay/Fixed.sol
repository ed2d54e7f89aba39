// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

contract Wallet is EIP712 {
    bytes32 private constant PAYMENT = keccak256("Payment(address to,uint256 amount,uint256 validUntil,uint256 nonce)");
    address public immutable OWNER;
    uint256 public nonce;

    error Expired();
    error WrongSigner();
    error TransferFailed();

    constructor(address owner) payable EIP712("Wallet", "1") {
        OWNER = owner;
    }

    /// Adds this wallet's address and the chain ID (EIP-712), an expiry date and a nonce.
    function digest(address to, uint256 amount, uint256 validUntil) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(PAYMENT, to, amount, validUntil, nonce)));
    }

    function pay(address payable to, uint256 amount, uint256 validUntil, bytes calldata signature) external {
        if (block.timestamp > validUntil) revert Expired();
        if (ECDSA.recover(digest(to, amount, validUntil), signature) != OWNER) revert WrongSigner();
        nonce++; // before the payment, which runs the receiver's code
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
// #endregion fixed
