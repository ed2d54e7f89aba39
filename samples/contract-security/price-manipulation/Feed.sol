// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region feed
/// A price that one reporter takes from many markets.
contract Feed {
    address public immutable REPORTER = msg.sender;
    uint256 public constant INTERVAL = 10 minutes;
    uint256 public price;
    uint256 public updatedAt;

    error NotReporter();
    error ReportTooSoon();
    error JumpTooLarge();

    function report(uint256 newPrice) external {
        if (msg.sender != REPORTER) revert NotReporter();
        if (block.timestamp < updatedAt + INTERVAL) revert ReportTooSoon();
        uint256 distance = newPrice > price ? newPrice - price : price - newPrice;
        if (price != 0 && distance > price / 5) revert JumpTooLarge(); // 20 % for each report
        (price, updatedAt) = (newPrice, block.timestamp);
    }
}
// #endregion feed
