// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {NoAdmin} from "../NoAdmin.sol";

contract Shop is NoAdmin {
    uint256 public constant PRICE = 1 gwei;
    mapping(address => uint256) public coupons;

    error WrongPayment();
    error TooFewCoupons();
    error ZeroReceiver();

    function buy(uint256 quantity) external payable {
        uint64 due = SafeCast.toUint64(quantity * PRICE); // reverts if bits would be lost
        if (msg.value != due) revert WrongPayment();
        coupons[msg.sender] += quantity;
    }
    // #endregion fixed

    function sellBack(uint256 quantity, address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        if (coupons[msg.sender] < quantity) revert TooFewCoupons();
        coupons[msg.sender] -= quantity;
        (bool ok, ) = to.call{value: quantity * PRICE}("");
        require(ok);
    }
}
