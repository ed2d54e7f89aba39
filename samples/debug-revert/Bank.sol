// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

contract Bank {
  error NotEnough(uint256 balance, uint256 wanted);

  mapping(address => uint256) public balances;

  function take(uint256 wanted) external {
    uint256 balance = balances[msg.sender];
    if (balance < wanted) revert NotEnough(balance, wanted);
    balances[msg.sender] = balance - wanted;
  }
}

contract Agent {
  /// Replaces the bank's error with one that says less.
  function take(Bank bank, uint256 wanted) external {
    try bank.take(wanted) {} catch {
      revert("no luck");
    }
  }
}
