// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256[] private prices = [1, 2, 3, 4, 5, 6, 7, 8];

    function set(uint256 index, uint256 price) external {
        prices[index] = price;
    }

    function sum() external view returns (uint256 total) {
        for (uint256 i = 0; i < prices.length; ++i) total += prices[i];
    }
}
// #endregion before

// #region after
contract After {
    uint256[8] private prices = [1, 2, 3, 4, 5, 6, 7, 8];

    function set(uint256 index, uint256 price) external {
        prices[index] = price;
    }

    function sum() external view returns (uint256 total) {
        for (uint256 i = 0; i < prices.length; ++i) total += prices[i];
    }
}
// #endregion after
