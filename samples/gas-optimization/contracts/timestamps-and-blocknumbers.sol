// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

// #region before
contract Before {
    uint256 public start;
    uint256 public end;
    uint256 public amount;

    function lock(uint256 newAmount, uint256 duration) external {
        start = block.timestamp;
        end = block.timestamp + duration;
        amount = newAmount;
    }

    function duration() external view returns (uint256) {
        return end - start;
    }
}
// #endregion before

// #region after
contract After {
    uint40 public start;
    uint40 public end;
    uint176 public amount;

    function lock(uint256 newAmount, uint256 duration) external {
        start = SafeCast.toUint40(block.timestamp);
        end = SafeCast.toUint40(block.timestamp + duration);
        amount = SafeCast.toUint176(newAmount);
    }

    function duration() external view returns (uint256) {
        return end - start;
    }
}
// #endregion after
