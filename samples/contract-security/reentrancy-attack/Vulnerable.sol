// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Bank {
    mapping(address => uint256) public balanceOf;

    error TransferFailed();

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function transfer(address to, uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function withdraw(address payable to) external {
        uint256 amount = balanceOf[msg.sender];
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
        balanceOf[msg.sender] = 0; // too late: the receiver's code has already run
    }
}
// #endregion vulnerable
