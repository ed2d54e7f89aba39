// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Lottery {
    uint256 public constant PRICE = 1 ether; // 1 CFX
    uint256 public immutable NUMBERS; // one of them wins
    mapping(address => uint256) public numberOf;

    error WrongPrice();
    error NoTicket();
    error PaymentFailed();

    constructor(uint256 numbers) payable {
        NUMBERS = numbers;
    }

    function buy(uint256 number) external payable {
        if (msg.value != PRICE) revert WrongPrice();
        numberOf[msg.sender] = number;
    }

    function draw() external {
        uint256 number = numberOf[msg.sender];
        if (number == 0) revert NoTicket();
        delete numberOf[msg.sender];
        // from values that every contract in this block can read
        uint256 winning = (uint256(keccak256(abi.encode(block.prevrandao, block.timestamp))) % NUMBERS) + 1;
        if (number != winning) return;
        (bool ok, ) = msg.sender.call{value: address(this).balance}("");
        if (!ok) revert PaymentFailed();
    }
}
// #endregion vulnerable
