// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {NoAdmin} from "../NoAdmin.sol";

contract Bank is NoAdmin, ReentrancyGuardTransient {
    mapping(address => uint256) public balanceOf;

    error ZeroReceiver();

    function deposit() external payable nonReentrant {
        balanceOf[msg.sender] += msg.value;
    }

    function transfer(address to, uint256 amount) external nonReentrant {
        if (to == address(0)) revert ZeroReceiver();
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function withdraw(address payable to) external nonReentrant {
        if (to == address(0)) revert ZeroReceiver();
        uint256 amount = balanceOf[msg.sender];
        balanceOf[msg.sender] = 0;
        Address.sendValue(to, amount);
    }
}
// #endregion fixed
