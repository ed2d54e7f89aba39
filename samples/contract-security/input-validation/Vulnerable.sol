// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

contract Router {
    using SafeERC20 for IERC20;

    error CallFailed();

    constructor(address[] memory, bytes4) {}

    /// Swaps the caller's tokens on any exchange, with any data. Users give this contract an allowance.
    function swap(address exchange, IERC20 token, uint256 amount, IERC20, bytes calldata data) external {
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.forceApprove(exchange, amount);
        (bool ok, ) = exchange.call(data);
        if (!ok) revert CallFailed();
    }
}
// #endregion vulnerable
