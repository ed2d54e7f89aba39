// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256 private stored = 100;

    function available() external view returns (uint256) {
        return stored;
    }

    function takeAll() external returns (uint256 taken) {
        taken = stored;
        stored = 0;
    }

    function fill(uint256 amount) external {
        stored += amount;
    }
}
// #endregion before

// #region after
contract After {
    uint256 private stored = 101; // always one more than there is

    function available() external view returns (uint256) {
        return stored - 1;
    }

    function takeAll() external returns (uint256 taken) {
        taken = stored - 1;
        stored = 1;
    }

    function fill(uint256 amount) external {
        stored += amount;
    }
}
// #endregion after
