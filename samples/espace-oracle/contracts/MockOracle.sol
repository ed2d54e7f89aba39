// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IPriceOracle, Price} from "./PriceReader.sol";

/// Stands in for the oracle on a local node: anyone can set any price.
contract MockOracle is IPriceOracle {
    mapping(bytes32 => Price) private prices;

    error PriceFeedNotFound();
    error StalePrice();

    function set(bytes32 id, Price calldata price) external {
        prices[id] = price;
    }

    function getPriceNoOlderThan(bytes32 id, uint256 age) external view returns (Price memory price) {
        price = prices[id];
        if (price.publishTime == 0) revert PriceFeedNotFound();
        bool past = price.publishTime <= block.timestamp;
        // Pyth's own code compares the distance, so a time in the future can pass.
        if ((past ? block.timestamp - price.publishTime : price.publishTime - block.timestamp) > age) revert StalePrice();
    }
}
