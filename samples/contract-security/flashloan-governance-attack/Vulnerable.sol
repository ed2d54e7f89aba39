// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

contract Treasury {
    uint256 public constant QUORUM = 500_000;
    IERC20 public immutable TOKEN;
    address payable public receiver;
    uint256 public votes;
    mapping(address => bool) public voted;

    error AlreadyVoted();
    error TooFewVotes();

    constructor(IERC20 token) payable {
        TOKEN = token;
    }

    function propose(address payable newReceiver) external {
        (receiver, votes) = (newReceiver, 0);
    }

    function vote() external {
        if (voted[msg.sender]) revert AlreadyVoted();
        voted[msg.sender] = true;
        votes += TOKEN.balanceOf(msg.sender); // whatever the voter holds at this instant
    }

    function execute() external {
        if (votes < QUORUM) revert TooFewVotes();
        (bool ok, ) = receiver.call{value: address(this).balance}("");
        require(ok);
    }
}
// #endregion vulnerable
