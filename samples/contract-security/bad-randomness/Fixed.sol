// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
contract Lottery {
    uint256 public constant PRICE = 1 ether;
    uint256 public constant WAIT = 20; // epochs between the ticket and the draw
    mapping(address => uint256) public numberOf;
    mapping(address => uint256) public drawnAt;

    error WrongPrice();
    error NoTicket();
    error DrawNotOver();
    error TicketExpired();
    error PaymentFailed();

    constructor() payable {}

    function buy(uint256 number) external payable {
        if (msg.value != PRICE) revert WrongPrice();
        numberOf[msg.sender] = number;
        drawnAt[msg.sender] = block.number + WAIT; // nobody knows that hash yet
    }

    function draw() external {
        uint256 number = numberOf[msg.sender];
        if (number == 0) revert NoTicket();
        if (block.number <= drawnAt[msg.sender]) revert DrawNotOver();
        bytes32 seed = blockhash(drawnAt[msg.sender]);
        if (seed == 0) revert TicketExpired(); // else the winning number is known in advance
        delete numberOf[msg.sender];
        uint256 winning = (uint256(keccak256(abi.encode(seed, msg.sender))) % 1000) + 1;
        if (number != winning) return;
        (bool ok, ) = msg.sender.call{value: address(this).balance}("");
        if (!ok) revert PaymentFailed();
    }
}
// #endregion fixed
