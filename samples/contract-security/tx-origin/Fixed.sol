// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
contract Wallet {
    address private immutable OWNER = msg.sender;

    error NotOwner();
    error TransferFailed();

    receive() external payable {}

    function transfer(address payable to, uint256 amount) external {
        if (msg.sender != OWNER) revert NotOwner(); // the caller itself
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
// #endregion fixed
