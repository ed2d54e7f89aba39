// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256[] private scores = [1, 2, 3, 4];

    function set(uint256 index, uint256 score) external {
        scores[index] = score;
    }

    function get(uint256 index) external view returns (uint256) {
        return scores[index];
    }
}
// #endregion before

// #region after
contract After {
    mapping(uint256 index => uint256) private scores;

    constructor() {
        for (uint256 i = 0; i < 4; ++i) scores[i] = i + 1;
    }

    function set(uint256 index, uint256 score) external {
        scores[index] = score;
    }

    function get(uint256 index) external view returns (uint256) {
        return scores[index];
    }
}
// #endregion after
