// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

// #region vulnerable
contract Points {
    mapping(address => uint256) public balanceOf;

    constructor(address holder) {
        balanceOf[holder] = 1000;
    }

    function batchTransfer(address[] calldata receivers, uint256 value) external {
        uint256 total = receivers.length * value; // wraps around silently before 0.8
        require(balanceOf[msg.sender] >= total, "balance too low");
        balanceOf[msg.sender] -= total;
        for (uint256 i = 0; i < receivers.length; i++) {
            balanceOf[receivers[i]] += value;
        }
    }
}
// #endregion vulnerable
