// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region interface
struct Price {
    int64 price;
    uint64 conf;
    int32 expo;
    uint256 publishTime;
}

interface IPriceOracle {
    function getPriceNoOlderThan(bytes32 id, uint256 age) external view returns (Price memory);
}
// #endregion interface

/// Reads one feed and returns its price with 18 decimals, or reverts.
contract PriceReader {
    IPriceOracle public immutable oracle;
    bytes32 public immutable feed;
    uint256 public immutable maxAge; // seconds
    uint256 public immutable maxConf; // hundredths of a percent of the price

    error FutureTime(uint256 publishTime);
    error PriceNotPositive(int64 price);
    error ConfidenceTooWide(uint64 conf, int64 price);
    error UnexpectedExponent(int32 expo);

    constructor(IPriceOracle oracle_, bytes32 feed_, uint256 maxAge_, uint256 maxConf_) {
        (oracle, feed, maxAge, maxConf) = (oracle_, feed_, maxAge_, maxConf_);
    }

    function read() public view returns (uint256 price18, uint256 publishTime) {
        // #region call
        Price memory p = oracle.getPriceNoOlderThan(feed, maxAge); // reverts if unknown or too old
        // #endregion call
        if (p.publishTime > block.timestamp) revert FutureTime(p.publishTime);
        if (p.price <= 0) revert PriceNotPositive(p.price);
        uint256 price = uint64(p.price);
        if (uint256(p.conf) * 10_000 > price * maxConf) revert ConfidenceTooWide(p.conf, p.price);
        if (p.expo < -18 || p.expo > 0) revert UnexpectedExponent(p.expo);
        return (price * 10 ** uint32(18 + p.expo), p.publishTime);
    }
}
