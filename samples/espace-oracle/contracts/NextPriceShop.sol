// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {PriceReader} from "./PriceReader.sol";

/// Sells credits at a price that is published after the order, so nobody knows it when they order.
contract NextPriceShop {
    struct Order {
        address buyer;
        uint256 amount;
        uint256 time;
    }

    uint256 public constant DELAY = 15; // seconds, because clocks differ

    PriceReader public immutable reader;
    uint256 public immutable window; // the price has to be published within so many seconds
    Order[] public orders;
    mapping(address => uint256) public credits;

    event Ordered(uint256 indexed id);
    error AlreadyDone();
    error NoNewPrice();
    error PriceTooLate();
    error TooEarly();
    error NotBuyer();
    error NotSent();

    constructor(PriceReader reader_, uint256 window_) {
        (reader, window) = (reader_, window_);
    }

    function order() external payable {
        reader.read(); // reverts if the stored price is too old, or ahead of the clock
        orders.push(Order(msg.sender, msg.value, block.timestamp));
        emit Ordered(orders.length - 1);
    }

    /// Anyone can settle. Run a program that does, or the buyer waits for a better price.
    function settle(uint256 id) external {
        (address buyer, uint256 amount, uint256 time) = take(id);
        (uint256 price, uint256 publishTime) = reader.read();
        if (publishTime <= time + DELAY) revert NoNewPrice();
        if (publishTime > time + window) revert PriceTooLate();
        credits[buyer] += amount * price / 1e18;
    }

    /// Returns the CFX of an order that can't be settled any more, for example because the oracle stopped. The buyer
    /// chooses the receiver, as a contract may not be able to receive CFX.
    function refund(uint256 id, address payable to) external {
        (address buyer, uint256 amount, uint256 time) = take(id);
        if (block.timestamp <= time + window + reader.maxAge()) revert TooEarly();
        if (msg.sender != buyer) revert NotBuyer();
        (bool sent,) = to.call{value: amount}("");
        if (!sent) revert NotSent();
    }

    function take(uint256 id) private returns (address, uint256, uint256) {
        Order memory o = orders[id];
        if (o.buyer == address(0)) revert AlreadyDone();
        delete orders[id];
        return (o.buyer, o.amount, o.time);
    }
}
