// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

contract LeadingZeros {
    function zeros(uint256 value) external pure returns (uint256 count) {
        assembly {
            count := clz(value)
        }
    }
}
