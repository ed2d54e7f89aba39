// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// Pays on behalf of its caller, in ways that a list of transactions doesn't show.
contract Payments {
  function pay(address to) public payable {
    (bool sent, ) = to.call{value: msg.value}('');
    require(sent);
  }

  function payAndRevert(address to) external payable {
    pay(to);
    revert('changed my mind');
  }

  /// Succeeds, although the payment inside is undone.
  function payAndUndo(address to) external payable {
    try this.payAndRevert{value: msg.value}(to) {} catch {}
  }

  function destroy(address to) external payable {
    new Remains{value: msg.value}(payable(to));
  }
}

contract Remains {
  constructor(address payable to) payable {
    selfdestruct(to);
  }
}

contract Coin {
  event Transfer(address indexed from, address indexed to, uint256 value);
  mapping(address => uint256) public balanceOf;

  constructor() {
    balanceOf[msg.sender] = 1000 ether;
  }

  function transfer(address to, uint256 value) external returns (bool) {
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
    return true;
  }
}
