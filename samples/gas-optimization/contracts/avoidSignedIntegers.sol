// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

// #region before
contract Before {
    uint256 public position = 1000;

    function move(int256 delta) external {
        position = SafeCast.toUint256(SafeCast.toInt256(position) + delta);
    }
}
// #endregion before

// #region after
contract After {
    uint256 public position = 1000;

    function increase(uint256 amount) external {
        position += amount;
    }

    function decrease(uint256 amount) external {
        position -= amount;
    }
}
// #endregion after
