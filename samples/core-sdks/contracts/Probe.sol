// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// One function for each thing that the libraries handle differently.
contract Probe {
    event Stored(address indexed by, uint256 value);

    error TooLarge(uint256 value, uint256 limit);

    uint256 public value;

    function store(uint256 newValue) external {
        if (newValue > 100) revert TooLarge(newValue, 100);
        require(newValue != 13, "unlucky");
        value = newValue;
        emit Stored(msg.sender, newValue);
    }
}
