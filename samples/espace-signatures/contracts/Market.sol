// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

struct Order {
    address seller;
    address token;
    uint256 amount;
    uint256 price;
    uint256 nonce;
    uint256 deadline;
}

/// The seller signs an order off-chain. Whoever pays the price gets the tokens.
contract Market is EIP712("Market", "1"), Nonces {
    using SafeERC20 for IERC20;

    bytes32 private constant ORDER =
        keccak256("Order(address seller,address token,uint256 amount,uint256 price,uint256 nonce,uint256 deadline)");

    error Expired(uint256 deadline);
    error WrongSignature();
    error WrongPrice(uint256 price);
    error PaymentFailed();

    function digestOf(Order calldata order) public view returns (bytes32) {
        // Each field has a fixed size, so this is the type's hash and six words.
        return _hashTypedDataV4(keccak256(abi.encode(ORDER, order)));
    }

    function buy(Order calldata order, bytes calldata signature) external payable {
        if (block.timestamp > order.deadline) revert Expired(order.deadline);
        if (msg.value != order.price) revert WrongPrice(order.price);
        if (!SignatureChecker.isValidSignatureNowCalldata(order.seller, digestOf(order), signature)) revert WrongSignature();
        _useCheckedNonce(order.seller, order.nonce); // before anyone is paid
        IERC20(order.token).safeTransferFrom(order.seller, msg.sender, order.amount);
        (bool ok, ) = order.seller.call{value: msg.value}("");
        if (!ok) revert PaymentFailed();
    }

    /// Makes the seller's order with the current nonce worthless.
    function cancel() external {
        _useNonce(msg.sender);
    }
}
