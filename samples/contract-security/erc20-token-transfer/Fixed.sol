// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

contract Exchange is ReentrancyGuardTransient {
    using SafeERC20 for IERC20;
    mapping(IERC20 => mapping(address => uint256)) public balanceOf;

    error BalanceTooLow();

    function deposit(IERC20 token, uint256 amount) external nonReentrant {
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        balanceOf[token][msg.sender] += token.balanceOf(address(this)) - before; // what arrived
    }

    function withdraw(IERC20 token, uint256 amount) external nonReentrant {
        if (balanceOf[token][msg.sender] < amount) revert BalanceTooLow();
        balanceOf[token][msg.sender] -= amount;
        token.safeTransfer(msg.sender, amount);
    }
}
// #endregion fixed
