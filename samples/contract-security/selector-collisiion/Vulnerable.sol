// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
/// Holds tokens and calls other contracts for anyone, but may never move its tokens.
contract Gateway {
    error Forbidden();
    error CallFailed();

    constructor(address, address) {}

    function relay(address target, string calldata signature, bytes calldata args) external {
        bytes32 name = keccak256(bytes(signature));
        if (name == keccak256("transfer(address,uint256)")) revert Forbidden();
        if (name == keccak256("approve(address,uint256)")) revert Forbidden();
        bytes4 selector = bytes4(name); // the target sees these four bytes, not the text
        (bool ok, ) = target.call(bytes.concat(selector, args));
        if (!ok) revert CallFailed();
    }
}
// #endregion vulnerable
