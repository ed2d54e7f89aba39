// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ICrowdfund {
    function contribute() external payable;
    function refund() external;
}

// #region second
/// A project that cannot be paid.
contract Refuser {}

/// Contributes, and asks for a second refund during the first.
contract Boomerang {
    function contribute(ICrowdfund fund) external payable {
        fund.contribute{value: msg.value}();
    }

    function refund(ICrowdfund fund) external {
        fund.refund();
    }

    receive() external payable {
        ICrowdfund(msg.sender).refund();
    }
}
// #endregion second
