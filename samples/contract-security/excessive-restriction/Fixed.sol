// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

contract Crowdfund {
    uint256 public constant GOAL = 10 ether;
    uint256 public constant LEAST = 1 ether;
    address payable public immutable PROJECT;
    uint256 public immutable DEADLINE; // to contribute
    uint256 public immutable GRACE; // until then only the project can get what was raised
    uint256 public raised;
    bool public finished;
    mapping(address => uint256) public paidBy;

    error Over();
    error NotOver();
    error TooLittle();
    error TooMuch();
    error GoalNotReached();
    error NothingPaid();

    constructor(address payable project, uint256 duration) {
        PROJECT = project;
        DEADLINE = block.number + duration;
        GRACE = DEADLINE + duration;
    }

    function contribute() external payable {
        if (block.number > DEADLINE) revert Over();
        uint256 missing = GOAL - raised;
        if (msg.value > missing) revert TooMuch();
        if (msg.value < LEAST && msg.value != missing) revert TooLittle(); // the last one may be small
        raised += msg.value;
        paidBy[msg.sender] += msg.value;
    }

    function finish() external {
        if (finished) revert Over();
        if (raised < GOAL) revert GoalNotReached();
        finished = true;
        Address.sendValue(PROJECT, raised);
    }

    /// The second way out: the goal was missed, or the project was not paid in time. Contributors choose the receiver.
    function refund(address payable to) external {
        if (finished) revert Over();
        if (block.number <= (raised < GOAL ? DEADLINE : GRACE)) revert NotOver();
        uint256 paid = paidBy[msg.sender];
        if (paid == 0) revert NothingPaid();
        paidBy[msg.sender] = 0;
        raised -= paid; // what went back no longer counts
        Address.sendValue(to, paid);
    }
}
// #endregion fixed
