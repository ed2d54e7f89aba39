// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

contract Store {
    mapping(uint256 => uint256) public entries;

    /// Writes the same value to entries first, first + 1, … Anyone may call it.
    function set(uint256 first, uint256 count, uint256 value) public {
        for (uint256 i = first; i < first + count; i++) entries[i] = value;
    }

    function setAndClear(uint256 first, uint256 count) external {
        set(first, count, 1);
        set(first, count, 0);
    }

    function setAndFail(uint256 first, uint256 count) external {
        set(first, count, 1);
        revert("no");
    }

    /// Clears some entries and writes as many others.
    function move(uint256 from, uint256 to, uint256 count) external {
        set(from, count, 0);
        set(to, count, 1);
    }
}
