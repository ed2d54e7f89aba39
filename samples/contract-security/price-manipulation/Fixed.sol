// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pool, Feed} from "./Pool.sol";

// #region fixed
contract Lender {
    Pool public immutable POOL;
    Feed public immutable FEED;
    uint256 public constant OLDEST = 1 days;
    mapping(address => uint256) public collateralOf;

    error LimitExceeded();
    error PriceTooOld();
    error PriceMoved();

    constructor(Pool pool, Feed feed) payable {
        (POOL, FEED) = (pool, feed);
    }

    function price() public view returns (uint256) {
        uint256 fair = FEED.price(); // from outside this transaction
        if (block.timestamp > FEED.updatedAt() + OLDEST) revert PriceTooOld();
        uint256 spot = POOL.spotPrice();
        uint256 distance = spot > fair ? spot - fair : fair - spot;
        if (distance > fair / 20) revert PriceMoved(); // more than 5 % apart: wait
        return fair;
    }
    // #endregion fixed

    function borrow(uint256 coins, uint256 amount) external {
        POOL.COIN().transferFrom(msg.sender, address(this), coins);
        collateralOf[msg.sender] += coins;
        uint256 limit = (collateralOf[msg.sender] * price()) / 1 ether / 2;
        if (amount > limit) revert LimitExceeded();
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok);
    }
}
