// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

contract Bits {
    /// @return zeros how many bits of the value are 0 before its first 1
    function leadingZeros(uint256 value) external pure returns (uint256 zeros) {
        assembly {
            zeros := clz(value)
        }
    }
}
