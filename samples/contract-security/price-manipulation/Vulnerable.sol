// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Feed} from "./Feed.sol";
import {Loans} from "./Loans.sol";
import {Pool} from "./Pool.sol";

// #region vulnerable
contract Lender is Loans {
    constructor(Pool pool, Feed, uint256) payable Loans(pool) {}

    function price() public view override returns (uint256) {
        return POOL.spotPrice(); // the last trade sets it
    }
}
// #endregion vulnerable
