// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

contract Bank is ReentrancyGuardTransient {
    mapping(address => uint256) public balanceOf;

    function deposit() external payable nonReentrant {
        balanceOf[msg.sender] += msg.value;
    }

    function transfer(address to, uint256 amount) external nonReentrant {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function withdraw() external nonReentrant {
        uint256 amount = balanceOf[msg.sender];
        balanceOf[msg.sender] = 0;
        Address.sendValue(payable(msg.sender), amount);
    }
}
// #endregion fixed
