// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint8 public level = 1;

    function setLevel(uint8 newLevel) external {
        level = newLevel;
    }

    function loop(uint8 rounds) external pure returns (uint8 last) {
        for (uint8 i = 0; i < rounds; ++i) last = i;
    }
}
// #endregion before

// #region after
contract After {
    uint256 public level = 1;

    function setLevel(uint256 newLevel) external {
        level = newLevel;
    }

    function loop(uint256 rounds) external pure returns (uint256 last) {
        for (uint256 i = 0; i < rounds; ++i) last = i;
    }
}
// #endregion after
