// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    mapping(address user => bool) private trusted;

    function allowed(address user, uint256 amount) external view returns (bool) {
        return trusted[user] || amount < 10;
    }
}
// #endregion before

// #region after
contract After {
    mapping(address user => bool) private trusted;

    function allowed(address user, uint256 amount) external view returns (bool) {
        return amount < 10 || trusted[user];
    }
}
// #endregion after
