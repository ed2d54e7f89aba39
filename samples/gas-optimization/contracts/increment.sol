// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256 public visits = 1;

    function visit() external {
        visits++;
    }

    function loop(uint256 rounds) external pure returns (uint256 total) {
        for (uint256 i = 0; i < rounds; i++) total += i;
    }
}
// #endregion before

// #region after
contract After {
    uint256 public visits = 1;

    function visit() external {
        ++visits;
    }

    function loop(uint256 rounds) external pure returns (uint256 total) {
        for (uint256 i = 0; i < rounds; ++i) total += i;
    }
}
// #endregion after
