// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

contract Crowdfund {
    uint256 public constant GOAL = 10 ether;
    uint256 public constant LEAST = 1 ether;
    uint256 public immutable DEADLINE = block.number + 1_000_000;
    address payable public immutable PROJECT;
    uint256 public raised;
    mapping(address => uint256) public paidBy;

    error TooLittle();
    error TooMuch();
    error GoalNotReached();
    error NotOver();

    constructor(address payable project) {
        PROJECT = project;
    }

    function contribute() external payable {
        uint256 missing = GOAL - raised;
        if (msg.value > missing) revert TooMuch();
        if (msg.value < LEAST && msg.value != missing) revert TooLittle(); // the last one may be small
        raised += msg.value;
        paidBy[msg.sender] += msg.value;
    }

    function finish() external {
        if (raised < GOAL) revert GoalNotReached();
        Address.sendValue(PROJECT, address(this).balance);
    }

    function refund() external {
        if (raised == GOAL || block.number < DEADLINE) revert NotOver();
        uint256 paid = paidBy[msg.sender];
        paidBy[msg.sender] = 0;
        Address.sendValue(payable(msg.sender), paid); // a second way out
    }
}
// #endregion fixed
