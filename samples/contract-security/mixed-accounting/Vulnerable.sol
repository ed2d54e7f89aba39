// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Bank {
    mapping(address => uint256) public balanceOf;
    uint256 public total;

    error BooksDoNotMatch();
    error TransferFailed();

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
        total += msg.value;
    }

    function withdraw(address payable to) external {
        if (address(this).balance != total) revert BooksDoNotMatch(); // anyone can break this
        uint256 amount = balanceOf[msg.sender];
        balanceOf[msg.sender] = 0;
        total -= amount;
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert TransferFailed();
    }
}
// #endregion vulnerable
