// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {NoAdmin} from "../NoAdmin.sol";

contract Wallet is NoAdmin, EIP712 {
    bytes32 private constant PAYMENT = keccak256("Payment(address to,uint256 amount,uint256 validUntil,uint256 nonce)");
    address public immutable OWNER;
    mapping(uint256 => bool) public isUsed; // nonces in any order: no payment has to wait for another one

    error ZeroOwner();
    error Expired();
    error NonceUsed();
    error WrongSigner();
    error ZeroReceiver();
    error TransferFailed();

    constructor(address owner) payable EIP712("Wallet", "1") {
        if (owner == address(0)) revert ZeroOwner();
        OWNER = owner;
    }

    receive() external payable {}

    /// Adds this wallet's address and the chain ID (EIP-712), an expiry date and a nonce, which the owner picks at random.
    function digest(address to, uint256 amount, uint256 validUntil, uint256 nonce) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(PAYMENT, to, amount, validUntil, nonce)));
    }

    function pay(
        address payable to,
        uint256 amount,
        uint256 validUntil,
        uint256 nonce,
        bytes calldata signature
    ) external {
        if (to == address(0)) revert ZeroReceiver();
        if (block.timestamp > validUntil) revert Expired();
        if (isUsed[nonce]) revert NonceUsed();
        if (ECDSA.recover(digest(to, amount, validUntil, nonce), signature) != OWNER) revert WrongSigner();
        isUsed[nonce] = true; // before the payment, which runs the receiver's code
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
// #endregion fixed
