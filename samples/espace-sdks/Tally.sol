// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

contract Tally {
    uint256 public constant LIMIT = 100;
    mapping(address => uint256) public count;

    event Added(address indexed by, uint256 amount, uint256 total);

    error TooMuch(uint256 amount, uint256 limit);

    function add(uint256 amount) external {
        require(amount > 0, "Nothing to add");
        if (amount > LIMIT) revert TooMuch(amount, LIMIT);
        count[msg.sender] += amount;
        emit Added(msg.sender, amount, count[msg.sender]);
    }
}
