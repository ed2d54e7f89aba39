// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

contract Auction {
    address payable public leader;
    uint256 public highest;
    mapping(address => uint256) public refundOf;

    error BidTooLow();

    function bid() external payable {
        if (msg.value <= highest) revert BidTooLow();
        refundOf[leader] += highest; // only noted
        (leader, highest) = (payable(msg.sender), msg.value);
    }

    function withdraw() external {
        uint256 refund = refundOf[msg.sender];
        refundOf[msg.sender] = 0;
        Address.sendValue(payable(msg.sender), refund);
    }
}
// #endregion fixed
