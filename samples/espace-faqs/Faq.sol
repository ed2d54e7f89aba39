// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

contract Plain {
    uint256 public stored;

    function store(uint256 value) external {
        stored = value;
    }

    function refuse() external pure {
        assembly {
            revert(0, 0)
        }
    }

    function number() external view returns (uint256) {
        return block.number;
    }
}
