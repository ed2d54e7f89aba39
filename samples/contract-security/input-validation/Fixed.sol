// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
contract Router {
    mapping(address => bool) public isExchange; // fixed when the router is deployed

    error UnknownExchange(address target);
    error CallFailed();

    constructor(address[] memory exchanges) {
        for (uint256 i = 0; i < exchanges.length; i++) {
            isExchange[exchanges[i]] = true;
        }
    }

    function swap(address exchange, bytes calldata data) external {
        if (!isExchange[exchange]) revert UnknownExchange(exchange);
        (bool ok, ) = exchange.call(data);
        if (!ok) revert CallFailed();
    }
}
// #endregion fixed
