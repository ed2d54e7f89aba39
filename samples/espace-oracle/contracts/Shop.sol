// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {PriceReader} from "./PriceReader.sol";

/// Sells US dollar credits for CFX at the price of the moment. Don't use it: see NextPriceShop.
contract Shop {
    PriceReader public immutable reader;
    mapping(address => uint256) public credits; // US dollars with 18 decimals

    constructor(PriceReader reader_) {
        reader = reader_;
    }

    function buy() external payable {
        (uint256 price,) = reader.read();
        credits[msg.sender] += msg.value * price / 1e18;
    }
}
