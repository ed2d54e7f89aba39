// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

contract Splitter {
  /// Sends one half to each; a half that is rejected stays here.
  function split(address first, address second) external payable {
    uint256 half = msg.value / 2;
    send(first, half);
    send(second, half);
  }

  function send(address to, uint256 value) private returns (bool sent) {
    (sent, ) = to.call{value: value}("");
  }
}

/// Forwards the whole payment to a splitter.
contract Door {
  function enter(Splitter splitter, address first, address second) external payable {
    splitter.split{value: msg.value}(first, second);
  }
}

/// Rejects every payment.
contract Closed {}
