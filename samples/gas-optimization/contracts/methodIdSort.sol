// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256 public used = 1;

    function tick_4q() external {
        used += 1;
    }

    function a() external {}
    function b() external {}
    function c() external {}
    function d() external {}
    function g() external {}
    function f() external {}
}
// #endregion before

// #region after
contract After {
    uint256 public used = 1;

    function tick_67() external {
        used += 1;
    }

    function a() external {}
    function b() external {}
    function c() external {}
    function d() external {}
    function g() external {}
    function f() external {}
}
// #endregion after
