// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pool, Feed} from "./Pool.sol";

// #region vulnerable
contract Lender {
    Pool public immutable POOL;
    mapping(address => uint256) public collateralOf;

    error LimitExceeded();

    constructor(Pool pool, Feed) payable {
        POOL = pool;
    }

    function price() public view returns (uint256) {
        return POOL.spotPrice(); // whatever the last trade left behind
    }

    function borrow(uint256 coins, uint256 amount) external {
        POOL.COIN().transferFrom(msg.sender, address(this), coins);
        collateralOf[msg.sender] += coins;
        uint256 limit = (collateralOf[msg.sender] * price()) / 1 ether / 2; // half of its value
        if (amount > limit) revert LimitExceeded();
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok);
    }
}
// #endregion vulnerable
