// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Crowdfund {
    uint256 public constant GOAL = 10 ether; // 10 CFX
    uint256 public constant LEAST = 1 ether;
    address payable public immutable PROJECT;
    uint256 public raised;

    error TooLittle();
    error TooMuch();
    error GoalNotReached();

    constructor(address payable project, uint256) {
        PROJECT = project;
    }

    function contribute() external payable {
        if (msg.value < LEAST) revert TooLittle();
        if (raised + msg.value > GOAL) revert TooMuch();
        raised += msg.value;
    }

    function finish() external {
        if (raised != GOAL) revert GoalNotReached(); // the only way out
        (bool ok, ) = PROJECT.call{value: raised}("");
        require(ok);
    }
}
// #endregion vulnerable
