// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Wallet {
    address private immutable OWNER = msg.sender;

    error NotOwner();
    error TransferFailed();

    receive() external payable {}

    function transfer(address payable to, uint256 amount) external {
        if (tx.origin != OWNER) revert NotOwner(); // true for every contract that the owner calls
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
// #endregion vulnerable
