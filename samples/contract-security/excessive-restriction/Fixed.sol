// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {NoAdmin} from "../NoAdmin.sol";

contract Crowdfund is NoAdmin {
    uint256 public constant GOAL = 10 ether;
    uint256 public constant LEAST = 1 ether;
    address payable public immutable PROJECT;
    uint256 public immutable DEADLINE; // to contribute
    uint256 public immutable GRACE; // until then only the project can get what was raised
    uint256 public raised;
    bool public finished;
    mapping(address => uint256) public paidBy;
    mapping(address => uint256) public restOf; // what was sent beyond the goal

    error Over();
    error NotOver();
    error TooLittle();
    error GoalReached();
    error GoalNotReached();
    error NothingPaid();
    error ZeroReceiver();
    error ZeroProject();
    error ZeroDuration();

    constructor(address payable project, uint256 duration) {
        if (project == address(0)) revert ZeroProject();
        if (duration == 0) revert ZeroDuration();
        PROJECT = project;
        DEADLINE = block.number + duration;
        GRACE = DEADLINE + duration;
    }

    function contribute() external payable {
        if (block.number > DEADLINE) revert Over();
        uint256 missing = GOAL - raised;
        if (missing == 0) revert GoalReached();
        uint256 taken = msg.value < missing ? msg.value : missing; // too much is no error: the rest can be collected
        if (taken < LEAST && taken != missing) revert TooLittle(); // the last one may be small
        raised += taken;
        paidBy[msg.sender] += taken;
        restOf[msg.sender] += msg.value - taken;
    }

    function finish() external {
        if (finished) revert Over();
        if (raised < GOAL) revert GoalNotReached();
        finished = true;
        Address.sendValue(PROJECT, raised);
    }

    /// The second way out: the goal was missed, or the project was not paid in time. Contributors choose the receiver, of the rest too.
    function refund(address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        if (finished) revert Over();
        if (block.number <= (raised < GOAL ? DEADLINE : GRACE)) revert NotOver();
        uint256 paid = paidBy[msg.sender];
        if (paid == 0) revert NothingPaid();
        uint256 rest = restOf[msg.sender];
        (paidBy[msg.sender], restOf[msg.sender]) = (0, 0);
        raised -= paid; // what went back no longer counts
        Address.sendValue(to, paid + rest);
    }

    function collectRest(address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        uint256 rest = restOf[msg.sender];
        if (rest == 0) revert NothingPaid();
        restOf[msg.sender] = 0;
        Address.sendValue(to, rest);
    }
}
// #endregion fixed
