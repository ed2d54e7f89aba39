// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
contract Points {
    mapping(address => uint256) public balanceOf;

    error BalanceTooLow();

    constructor(address holder) {
        balanceOf[holder] = 1000;
    }

    function batchTransfer(address[] calldata receivers, uint256 value) external {
        uint256 total = receivers.length * value; // checked: Panic(0x11) on overflow
        if (balanceOf[msg.sender] < total) revert BalanceTooLow();
        balanceOf[msg.sender] -= total;
        for (uint256 i = 0; i < receivers.length; i++) {
            balanceOf[receivers[i]] += value;
        }
    }
}
// #endregion fixed
