// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Sells tickets, and pays the change to whoever calls it.
contract Shop {
    uint256 public constant PRICE = 1 ether;
    uint256 public sold;
    mapping(address => uint256) public tickets;

    event Sold(address indexed buyer, address indexed customer, uint256 ticket);

    error TooLittle(uint256 paid, uint256 price);

    function buy(address customer) external payable returns (uint256 ticket) {
        if (msg.value < PRICE) revert TooLittle(msg.value, PRICE);
        ticket = ++sold;
        tickets[customer]++;
        emit Sold(msg.sender, customer, ticket);
        (bool success, ) = msg.sender.call{value: msg.value - PRICE}("");
        require(success, "The buyer rejected the change");
    }
}
