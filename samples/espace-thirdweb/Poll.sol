// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// One vote for each account.
contract Poll {
    string public question;
    uint256 public immutable OPTIONS;
    mapping(address voter => bool) public hasVoted;
    mapping(uint256 option => uint256) public votes;

    event Voted(address indexed voter, uint256 indexed option);

    error NoSuchOption(uint256 option);
    error AlreadyVoted(address voter);

    constructor(string memory asked, uint256 options) {
        question = asked;
        OPTIONS = options;
    }

    function vote(uint256 option) external {
        if (option >= OPTIONS) revert NoSuchOption(option);
        if (hasVoted[msg.sender]) revert AlreadyVoted(msg.sender);
        hasVoted[msg.sender] = true;
        votes[option]++;
        emit Voted(msg.sender, option);
    }
}
