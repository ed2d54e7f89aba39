// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256 public total = 0;
    bool public closed = false;

    function loop(uint256 rounds) external pure returns (uint256) {
        uint256 sum = 0;
        for (uint256 i = 0; i < rounds; ++i) sum += i;
        return sum;
    }
}
// #endregion before

// #region after
contract After {
    uint256 public total;
    bool public closed;

    function loop(uint256 rounds) external pure returns (uint256) {
        uint256 sum;
        for (uint256 i; i < rounds; ++i) sum += i;
        return sum;
    }
}
// #endregion after
