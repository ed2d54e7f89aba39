// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Rules {
    uint256 public largest = 1000;

    function check(uint256 amount) external view {
        require(amount <= largest, "too much");
    }
}

contract Ledger {
    address private immutable writer = msg.sender;
    mapping(address owner => uint256) public balanceOf;

    function credit(address owner, uint256 amount) external {
        require(msg.sender == writer, "not the writer");
        balanceOf[owner] += amount;
    }
}

contract Before {
    Rules private immutable rules;
    Ledger private immutable ledger = new Ledger();

    constructor(Rules newRules) {
        rules = newRules;
    }

    function pay(address to, uint256 amount) external {
        rules.check(amount);
        ledger.credit(to, amount);
    }

    function balanceOf(address owner) external view returns (uint256) {
        return ledger.balanceOf(owner);
    }
}
// #endregion before

// #region after
contract After {
    uint256 public largest = 1000;
    mapping(address owner => uint256) public balanceOf;

    function pay(address to, uint256 amount) external {
        require(amount <= largest, "too much");
        balanceOf[to] += amount;
    }
}
// #endregion after
