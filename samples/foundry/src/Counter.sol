// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Counter {
    uint256 public count;

    error Limit(uint256 most);

    function add(uint256 amount) external {
        if (amount > 10) revert Limit(10);
        count += amount;
    }
}
