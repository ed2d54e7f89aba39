// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

contract Exchange {
    mapping(IERC20 => mapping(address => uint256)) public balanceOf;

    error BalanceTooLow();

    function deposit(IERC20 token, uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount); // false is ignored
        balanceOf[token][msg.sender] += amount;
    }

    function withdraw(IERC20 token, uint256 amount) external {
        if (balanceOf[token][msg.sender] < amount) revert BalanceTooLow();
        balanceOf[token][msg.sender] -= amount;
        token.transfer(msg.sender, amount);
    }
}
// #endregion vulnerable
