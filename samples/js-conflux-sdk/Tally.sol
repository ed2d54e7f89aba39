// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

contract Tally {
    mapping(address => uint256) public count;

    event Added(address indexed by, uint256 amount, uint256 total);

    error TooMuch(uint256 amount, uint256 limit);

    function add(uint256 amount) external returns (uint256 total) {
        if (amount > 100) revert TooMuch(amount, 100);
        total = count[msg.sender] += amount;
        emit Added(msg.sender, amount, total);
    }
}
