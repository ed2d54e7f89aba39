// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint128 public low;
    uint256 public total;
    uint128 public high;

    function set(uint128 newLow, uint128 newHigh) external {
        low = newLow;
        high = newHigh;
    }
}
// #endregion before

// #region after
contract After {
    uint128 public low;
    uint128 public high;
    uint256 public total;

    function set(uint128 newLow, uint128 newHigh) external {
        low = newLow;
        high = newHigh;
    }
}
// #endregion after
