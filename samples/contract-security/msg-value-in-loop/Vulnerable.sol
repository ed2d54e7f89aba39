// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Bank {
    mapping(address => uint256) public balanceOf;

    error BalanceTooLow();
    error TransferFailed();

    function depositFor(address[] calldata users) external payable {
        for (uint256 i = 0; i < users.length; i++) {
            balanceOf[users[i]] += msg.value; // paid once, credited users.length times
        }
    }

    function withdraw(uint256 amount, address payable to) external {
        if (balanceOf[msg.sender] < amount) revert BalanceTooLow();
        balanceOf[msg.sender] -= amount;
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
// #endregion vulnerable
