// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IStaking {
    function deposit(uint256 amount) external;
    function withdraw(uint256 amount) external;
    function getStakingBalance(address user) external view returns (uint256);
}

// #region saver
/// Stakes the CFX that it receives, in its own name.
contract Saver {
    IStaking constant STAKING = IStaking(0x0888000000000000000000000000000000000002);
    address public immutable owner = msg.sender;

    receive() external payable {}

    function stake() external payable {
        STAKING.deposit(msg.value); // from this contract's balance, so without {value: …}
    }

    function unstake(uint256 amount) external {
        require(msg.sender == owner, "not the owner");
        STAKING.withdraw(amount); // runs no code of this contract
        (bool sent, ) = owner.call{value: amount}("");
        require(sent, "payment failed");
    }
}
// #endregion saver
