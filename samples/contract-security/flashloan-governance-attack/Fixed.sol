// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";

contract Treasury {
    uint256 public constant QUORUM = 500_000;
    uint256 public constant PERIOD = 500_000; // epochs
    IVotes public immutable TOKEN;
    address payable public receiver;
    uint256 public votes;
    uint256 public snapshot;
    mapping(uint256 => mapping(address => bool)) public voted;

    error AlreadyVoted();
    error NoVotesAtSnapshot();
    error VotingOpen();
    error TooFewVotes();

    constructor(IVotes token) payable {
        TOKEN = token;
    }

    function propose(address payable newReceiver) external {
        if (block.number <= snapshot + PERIOD && snapshot != 0) revert VotingOpen();
        (receiver, votes, snapshot) = (newReceiver, 0, block.number - 1);
    }

    function vote() external {
        if (voted[snapshot][msg.sender]) revert AlreadyVoted();
        voted[snapshot][msg.sender] = true;
        uint256 weight = TOKEN.getPastVotes(msg.sender, snapshot); // before the proposal
        if (weight == 0) revert NoVotesAtSnapshot();
        votes += weight;
    }

    function execute() external {
        if (block.number <= snapshot + PERIOD) revert VotingOpen(); // time to react
        if (votes < QUORUM) revert TooFewVotes();
        (bool ok, ) = receiver.call{value: address(this).balance}("");
        require(ok);
    }
}
// #endregion fixed
