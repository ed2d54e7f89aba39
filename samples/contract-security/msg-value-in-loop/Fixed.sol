// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {NoAdmin} from "../NoAdmin.sol";

contract Bank is NoAdmin {
    mapping(address => uint256) public balanceOf;

    error NotDivisible();
    error ZeroUser();
    error BalanceTooLow();
    error ZeroReceiver();
    error TransferFailed();

    function depositFor(address[] calldata users) external payable {
        uint256 share = msg.value / users.length; // the payment is split before the loop
        if (share * users.length != msg.value) revert NotDivisible();
        for (uint256 i = 0; i < users.length; i++) {
            if (users[i] == address(0)) revert ZeroUser(); // nobody could withdraw it
            balanceOf[users[i]] += share;
        }
    }
    // #endregion fixed

    function withdraw(uint256 amount, address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        if (balanceOf[msg.sender] < amount) revert BalanceTooLow();
        balanceOf[msg.sender] -= amount;
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
