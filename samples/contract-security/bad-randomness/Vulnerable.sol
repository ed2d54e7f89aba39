// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Lottery {
    uint256 public constant PRICE = 1 ether; // 1 CFX
    mapping(address => uint256) public numberOf;

    error WrongPrice();
    error NoTicket();
    error PaymentFailed();

    constructor() payable {}

    function buy(uint256 number) external payable {
        if (msg.value != PRICE) revert WrongPrice();
        numberOf[msg.sender] = number;
    }

    function draw() external {
        uint256 number = numberOf[msg.sender];
        if (number == 0) revert NoTicket();
        delete numberOf[msg.sender];
        // 1 to 1000, from values that every contract in this block can read
        uint256 winning = (uint256(keccak256(abi.encode(block.prevrandao, block.timestamp))) % 1000) + 1;
        if (number != winning) return;
        (bool ok, ) = msg.sender.call{value: address(this).balance}("");
        if (!ok) revert PaymentFailed();
    }
}
// #endregion vulnerable
