// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {NoAdmin} from "../NoAdmin.sol";

contract Wallet is NoAdmin {
    address private immutable OWNER = msg.sender;

    error NotOwner();
    error ZeroReceiver();
    error TransferFailed();

    receive() external payable {}

    function transfer(address payable to, uint256 amount) external {
        if (to == address(0)) revert ZeroReceiver();
        if (msg.sender != OWNER) revert NotOwner(); // the caller itself
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
// #endregion fixed
