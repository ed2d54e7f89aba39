// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Auction {
    address payable public leader;
    uint256 public highest;

    error BidTooLow();
    error RefundFailed();

    function bid() external payable {
        if (msg.value <= highest) revert BidTooLow();
        (address payable loser, uint256 refund) = (leader, highest);
        (leader, highest) = (payable(msg.sender), msg.value);
        (bool ok, ) = loser.call{value: refund}("");
        if (!ok) revert RefundFailed(); // the loser decides whether anyone may outbid it
    }
}
// #endregion vulnerable
