// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {NoAdmin} from "../NoAdmin.sol";

contract Treasury is NoAdmin {
    struct Proposal {
        address payable receiver;
        uint256 amount;
        uint256 snapshot;
        uint256 votes;
        bool executed;
    }

    uint256 public constant QUORUM = 500_001; // more than half of all tokens
    uint256 public constant THRESHOLD = 10_000; // votes that a proposer needs
    IVotes public immutable TOKEN;
    uint256 public immutable PERIOD; // epochs to vote in, as many again to react, and as many to execute
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public voted;

    error ZeroPeriod();
    error TooFewVotesToPropose();
    error VotingClosed();
    error AlreadyVoted();
    error NoVotesAtSnapshot();
    error TooEarly();
    error Expired();
    error AlreadyExecuted();
    error TooFewVotes();

    constructor(IVotes token, uint256 period) payable {
        if (period == 0) revert ZeroPeriod(); // nobody could vote
        (TOKEN, PERIOD) = (token, period);
    }

    receive() external payable {}

    function propose(address payable receiver, uint256 amount) external returns (uint256 id) {
        uint256 snapshot = block.number - 1; // before the proposal
        if (TOKEN.getPastVotes(msg.sender, snapshot) < THRESHOLD) revert TooFewVotesToPropose();
        proposals.push(Proposal(receiver, amount, snapshot, 0, false)); // never replaces another proposal
        return proposals.length - 1;
    }

    function vote(uint256 id) external {
        Proposal storage proposal = proposals[id];
        if (block.number > proposal.snapshot + PERIOD) revert VotingClosed();
        if (voted[id][msg.sender]) revert AlreadyVoted();
        voted[id][msg.sender] = true;
        uint256 weight = TOKEN.getPastVotes(msg.sender, proposal.snapshot);
        if (weight == 0) revert NoVotesAtSnapshot();
        proposal.votes += weight;
    }

    function execute(uint256 id) external {
        Proposal storage proposal = proposals[id];
        if (block.number <= proposal.snapshot + 2 * PERIOD) revert TooEarly(); // time to react to the result
        if (block.number > proposal.snapshot + 3 * PERIOD) revert Expired(); // nobody executes an old proposal
        if (proposal.executed) revert AlreadyExecuted();
        if (proposal.votes < QUORUM) revert TooFewVotes();
        proposal.executed = true;
        Address.sendValue(proposal.receiver, proposal.amount);
    }
}
// #endregion fixed
