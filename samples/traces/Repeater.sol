// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// Calls an account again and again with the same input, to see how large the traces become.
contract Repeater {
  function repeat(address to, uint256 times, uint256 size) external {
    bytes memory input = new bytes(size);
    for (uint256 i = 0; i < times; i++) {
      bool done;
      assembly {
        done := call(gas(), to, 0, add(input, 32), size, 0, 0)
      }
      require(done);
    }
  }
}
