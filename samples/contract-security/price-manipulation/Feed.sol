// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region feed
/// A price that one reporter collects from many markets. It falls at once and rises slowly.
contract Feed {
    address public immutable REPORTER = msg.sender;
    uint256 public immutable INTERVAL; // between a report and a rise, in seconds
    uint256 public price;
    uint256 public updatedAt;

    error NotReporter();
    error ReportTooSoon();
    error JumpTooLarge();

    constructor(uint256 interval) {
        INTERVAL = interval;
    }

    function report(uint256 newPrice) external {
        if (msg.sender != REPORTER) revert NotReporter();
        if (updatedAt != 0 && newPrice > price) {
            if (block.timestamp < updatedAt + INTERVAL) revert ReportTooSoon();
            if (newPrice - price > price / 5) revert JumpTooLarge(); // at most 20 % up in one report, so never up from 0
        }
        (price, updatedAt) = (newPrice, block.timestamp);
    }
}
// #endregion feed
