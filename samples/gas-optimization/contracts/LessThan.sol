// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    function inRange(uint256 value) external pure returns (bool) {
        return value >= 1 && value <= 9;
    }

    function count(uint256 numbers) external pure returns (uint256 small) {
        for (uint256 i = 0; i < numbers; ++i) if (i <= 41) small += 1;
    }

    function twice(uint256 rounds) external pure returns (uint256 total) {
        for (uint256 i = 1; i <= rounds; ++i) total += 2;
    }
}
// #endregion before

// #region after
contract After {
    function inRange(uint256 value) external pure returns (bool) {
        return value > 0 && value < 10;
    }

    function count(uint256 numbers) external pure returns (uint256 small) {
        for (uint256 i = 0; i < numbers; ++i) if (i < 42) small += 1;
    }

    function twice(uint256 rounds) external pure returns (uint256 total) {
        for (uint256 i = 0; i < rounds; ++i) total += 2;
    }
}
// #endregion after
