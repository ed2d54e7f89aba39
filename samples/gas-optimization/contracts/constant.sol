// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256 public feePercent = 3;
    address public owner;

    constructor() {
        owner = msg.sender;
    }

    function fee(uint256 amount) external view returns (uint256) {
        return (amount * feePercent) / 100;
    }
}
// #endregion before

// #region after
contract After {
    uint256 public constant feePercent = 3;
    address public immutable owner;

    constructor() {
        owner = msg.sender;
    }

    function fee(uint256 amount) external pure returns (uint256) {
        return (amount * feePercent) / 100;
    }
}
// #endregion after
