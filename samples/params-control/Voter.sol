// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region interfaces
interface IStaking {
    function deposit(uint256 amount) external;
    function voteLock(uint256 amount, uint256 unlockBlockNumber) external;
}

interface IParamsControl {
    struct Vote {
        uint16 topic_index;
        uint256[3] votes;
    }

    function castVote(uint64 vote_round, Vote[] calldata vote_data) external;
    function currentRound() external view returns (uint64);
}
// #endregion interfaces

// #region voter
/// Locks CFX of its own and lets its owner vote with it.
contract Voter {
    IStaking constant STAKING = IStaking(0x0888000000000000000000000000000000000002);
    IParamsControl constant PARAMS = IParamsControl(0x0888000000000000000000000000000000000007);
    address public immutable owner = msg.sender;

    function lock(uint256 until) external payable {
        require(msg.sender == owner, "not the owner");
        STAKING.deposit(msg.value);
        STAKING.voteLock(msg.value, until);
    }

    function vote(uint16 topic, uint256[3] calldata votes) external {
        require(msg.sender == owner, "not the owner");
        IParamsControl.Vote[] memory data = new IParamsControl.Vote[](1);
        data[0] = IParamsControl.Vote(topic, votes);
        PARAMS.castVote(PARAMS.currentRound(), data);
    }
}
// #endregion voter
