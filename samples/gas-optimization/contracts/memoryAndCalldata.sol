// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    function sum(uint256[] memory amounts) external pure returns (uint256 total) {
        for (uint256 i = 0; i < amounts.length; ++i) total += amounts[i];
    }

    function first(bytes memory message) external pure returns (bytes1) {
        return message[0];
    }
}
// #endregion before

// #region after
contract After {
    function sum(uint256[] calldata amounts) external pure returns (uint256 total) {
        for (uint256 i = 0; i < amounts.length; ++i) total += amounts[i];
    }

    function first(bytes calldata message) external pure returns (bytes1) {
        return message[0];
    }
}
// #endregion after
