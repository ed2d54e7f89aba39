// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256 public total = 1;
    uint256[] private amounts = [1, 2, 3, 4, 5, 6, 7, 8];

    function addAll() external {
        for (uint256 i = 0; i < amounts.length; ++i) total += amounts[i];
    }
}
// #endregion before

// #region after
contract After {
    uint256 public total = 1;
    uint256[] private amounts = [1, 2, 3, 4, 5, 6, 7, 8];

    function addAll() external {
        uint256 length = amounts.length;
        uint256 sum = total;
        for (uint256 i = 0; i < length; ++i) sum += amounts[i];
        total = sum;
    }
}
// #endregion after
