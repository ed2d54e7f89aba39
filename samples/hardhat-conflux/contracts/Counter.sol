// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Counter {
    uint256 public count;

    event Added(address indexed by, uint256 amount);
    error Limit(uint256 most);

    constructor(uint256 start) {
        count = start;
    }

    function add(uint256 amount) external {
        if (amount > 10) revert Limit(10);
        count += amount;
        emit Added(msg.sender, amount);
    }
}
