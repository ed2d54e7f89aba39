// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

// #region before
contract Before is ReentrancyGuard {
    uint256 public calls = 1;
    bool private entered;

    modifier ownGuard() {
        require(!entered, "entered");
        entered = true;
        _;
        entered = false;
    }

    function withOwnGuard() external ownGuard {
        calls += 1;
    }

    function withLibrary() external nonReentrant {
        calls += 1;
    }
}
// #endregion before

// #region after
contract After is ReentrancyGuardTransient {
    uint256 public calls = 1;
    uint256 private entered = 1;

    modifier ownGuard() {
        require(entered != 2, "entered"); // behind a proxy, it starts at 0
        entered = 2;
        _;
        entered = 1;
    }

    function withOwnGuard() external ownGuard {
        calls += 1;
    }

    function withLibrary() external nonReentrant {
        calls += 1;
    }
}
// #endregion after
