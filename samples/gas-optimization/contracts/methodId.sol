// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    function square(uint256 value) external pure returns (uint256) {
        return value * value;
    }
}
// #endregion before

// #region after
contract After {
    function square_1p7t(uint256 value) external pure returns (uint256) {
        return value * value;
    }
}
// #endregion after
