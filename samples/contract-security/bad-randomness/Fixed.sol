// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
contract Lottery {
    uint256 public constant PRICE = 1 ether;
    uint256 public immutable NUMBERS; // one of them wins
    uint256 public constant WAIT = 20; // epochs between the ticket and the draw
    mapping(address => uint256) public numberOf;
    mapping(address => uint256) public drawnAt;

    error NoNumbers();
    error WrongPrice();
    error NoSuchNumber();
    error TicketBought();
    error NoTicket();
    error DrawNotOver();
    error PotEmpty();
    error PaymentFailed();

    constructor(uint256 numbers) payable {
        if (numbers == 0) revert NoNumbers(); // nobody could buy a ticket
        NUMBERS = numbers;
    }

    function buy(uint256 number) external payable {
        if (msg.value != PRICE) revert WrongPrice();
        if (number == 0 || number > NUMBERS) revert NoSuchNumber();
        if (numberOf[msg.sender] != 0) revert TicketBought(); // a ticket is final
        numberOf[msg.sender] = number;
        drawnAt[msg.sender] = block.number + WAIT; // nobody knows that hash yet
    }

    function draw() external {
        uint256 number = numberOf[msg.sender];
        if (number == 0) revert NoTicket();
        if (block.number <= drawnAt[msg.sender]) revert DrawNotOver();
        delete numberOf[msg.sender];
        bytes32 seed = blockhash(drawnAt[msg.sender]);
        if (seed == 0) return; // too late: the winning number would be known, so the ticket is lost
        uint256 winning = (uint256(keccak256(abi.encode(seed, msg.sender))) % NUMBERS) + 1;
        if (number != winning) return;
        if (address(this).balance == 0) revert PotEmpty(); // the ticket stays valid
        (bool ok, ) = msg.sender.call{value: address(this).balance}("");
        if (!ok) revert PaymentFailed();
    }
}
// #endregion fixed
