// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Auction {
    address payable public immutable SELLER = payable(msg.sender);
    uint256 public immutable END;
    address payable public leader;
    uint256 public highest;
    bool public closed;

    error BiddingOver();
    error BidTooLow();
    error RefundFailed();
    error NotOver();

    constructor(uint256 duration) {
        END = block.number + duration;
    }

    function bid() external payable {
        if (block.number > END) revert BiddingOver();
        if (msg.value <= highest) revert BidTooLow();
        (address payable loser, uint256 refund) = (leader, highest);
        (leader, highest) = (payable(msg.sender), msg.value);
        (bool ok, ) = loser.call{value: refund}("");
        if (!ok) revert RefundFailed(); // the loser decides whether anyone may outbid it
    }

    function close() external {
        if (block.number <= END || closed) revert NotOver();
        closed = true;
        (bool ok, ) = SELLER.call{value: highest}("");
        require(ok);
    }
}
// #endregion vulnerable
