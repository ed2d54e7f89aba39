// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {NoAdmin} from "../NoAdmin.sol";

contract Auction is NoAdmin {
    address payable public immutable SELLER = payable(msg.sender);
    uint256 public immutable END;
    address payable public leader;
    uint256 public highest;
    bool public closed;
    mapping(address => uint256) public owedTo;

    error BiddingOver();
    error BidTooLow();
    error NotOver();
    error NothingOwed();
    error ZeroReceiver();

    constructor(uint256 duration) {
        END = block.number + duration;
    }

    function bid() external payable {
        if (block.number > END) revert BiddingOver();
        if (msg.value <= highest + highest / 20) revert BidTooLow(); // more than 5 % above
        owedTo[leader] += highest; // recorded, not sent
        (leader, highest) = (payable(msg.sender), msg.value);
    }

    function close() external {
        if (block.number <= END || closed) revert NotOver();
        closed = true;
        owedTo[SELLER] += highest; // recorded as well: a seller that rejects CFX blocks nobody
    }

    function withdraw(address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        uint256 owed = owedTo[msg.sender];
        if (owed == 0) revert NothingOwed();
        owedTo[msg.sender] = 0;
        Address.sendValue(to, owed);
    }
}
// #endregion fixed
