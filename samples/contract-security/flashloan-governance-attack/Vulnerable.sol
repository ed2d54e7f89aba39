// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

contract Treasury {
    struct Proposal {
        address payable receiver;
        uint256 amount;
        uint256 votes;
        bool executed;
    }

    uint256 public constant QUORUM = 500_001; // more than half of all tokens
    IERC20 public immutable TOKEN;
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public voted;

    error AlreadyVoted();
    error AlreadyExecuted();
    error TooFewVotes();

    constructor(IERC20 token, uint256) payable {
        TOKEN = token;
    }

    receive() external payable {}

    function propose(address payable receiver, uint256 amount) external returns (uint256 id) {
        proposals.push(Proposal(receiver, amount, 0, false));
        return proposals.length - 1;
    }

    function vote(uint256 id) external {
        if (voted[id][msg.sender]) revert AlreadyVoted();
        voted[id][msg.sender] = true;
        proposals[id].votes += TOKEN.balanceOf(msg.sender); // what the voter holds right now
    }

    function execute(uint256 id) external {
        Proposal storage proposal = proposals[id];
        if (proposal.executed) revert AlreadyExecuted();
        if (proposal.votes < QUORUM) revert TooFewVotes();
        proposal.executed = true;
        (bool ok, ) = proposal.receiver.call{value: proposal.amount}("");
        require(ok);
    }
}
// #endregion vulnerable
