// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {Multicall} from "@openzeppelin/contracts/utils/Multicall.sol";

// #region before
contract Before {
    uint256 public price = 1;
    uint256 public limit = 1;
    uint256 public fee = 1;

    function setPrice(uint256 value) external {
        price = value;
    }

    function setLimit(uint256 value) external {
        limit = value;
    }

    function setFee(uint256 value) external {
        fee = value;
    }
}
// #endregion before

// #region after
contract After is Multicall {
    uint256 public price = 1;
    uint256 public limit = 1;
    uint256 public fee = 1;

    function setPrice(uint256 value) external {
        price = value;
    }

    function setLimit(uint256 value) external {
        limit = value;
    }

    function setFee(uint256 value) external {
        fee = value;
    }
}
// #endregion after
