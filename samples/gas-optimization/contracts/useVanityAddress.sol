// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    mapping(address user => uint256) public points;

    function reward(address user) external {
        points[user] += 1;
    }
}
// #endregion before

// #region after
contract After {
    mapping(address user => uint256) public points;

    function reward(address user) external {
        points[user] += 1;
    }
}
// #endregion after
