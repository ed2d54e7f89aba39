// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Feed} from "./Feed.sol";
import {Loans} from "./Loans.sol";
import {Pool} from "./Pool.sol";

// #region fixed
contract Lender is Loans {
    Feed public immutable FEED;
    uint256 public immutable OLDEST; // how old a price may be, in seconds

    error PriceTooOld();
    error PriceMoved();

    constructor(Pool pool, Feed feed, uint256 oldest) payable Loans(pool) {
        (FEED, OLDEST) = (feed, oldest);
    }

    function price() public view override returns (uint256) {
        uint256 fair = FEED.price(); // from outside this transaction
        if (block.timestamp > FEED.updatedAt() + OLDEST) revert PriceTooOld();
        uint256 spot = POOL.spotPrice();
        uint256 distance = spot > fair ? spot - fair : fair - spot;
        if (distance > fair / 20) revert PriceMoved(); // more than 5 % apart: wait
        return fair;
    }
}
// #endregion fixed
