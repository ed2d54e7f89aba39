// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Router {
    error CallFailed();

    constructor(address[] memory) {}

    /// Calls any exchange with any data; users give it an allowance for their tokens.
    function swap(address exchange, bytes calldata data) external {
        (bool ok, ) = exchange.call(data);
        if (!ok) revert CallFailed();
    }
}
// #endregion vulnerable
