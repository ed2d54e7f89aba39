// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ICrowdfund {
    function contribute() external payable;
    function refund(address payable to) external;
}

// #region second
/// A project that cannot be paid.
contract Refuser {}

/// Contributes and asks for a second refund during the first.
contract Boomerang {
    address private immutable OWNER = msg.sender;

    error NotOwner();

    function contribute(ICrowdfund fund) external payable {
        fund.contribute{value: msg.value}();
    }

    function refund(ICrowdfund fund, address payable to) external {
        if (msg.sender != OWNER) revert NotOwner();
        fund.refund(to);
    }

    receive() external payable {
        ICrowdfund(msg.sender).refund(payable(this));
    }
}
// #endregion second
