// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract LeadingZeros {
    function count(uint256 value) external pure returns (uint256 zeros) {
        assembly {
            zeros := clz(value)
        }
    }
}
