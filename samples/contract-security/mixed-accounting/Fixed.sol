// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {NoAdmin} from "../NoAdmin.sol";

contract Bank is NoAdmin {
    mapping(address => uint256) public balanceOf;
    uint256 public total;

    error Insolvent();
    error ZeroReceiver();
    error TransferFailed();

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
        total += msg.value;
    }

    function withdraw(address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        if (address(this).balance < total) revert Insolvent(); // a surplus does no harm
        uint256 amount = balanceOf[msg.sender];
        balanceOf[msg.sender] = 0;
        total -= amount;
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
// #endregion fixed
