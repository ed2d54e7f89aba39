// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.24;

contract Counter {
  event Increased(address indexed by, uint256 value);

  uint256 public value;

  function increase() external returns (uint256) {
    value += 1;
    emit Increased(msg.sender, value);
    return value;
  }

  function increaseBy(uint256 times) external returns (uint256) {
    require(times <= 3, "at most 3 times");
    for (uint256 i = 0; i < times; i++) this.increase();
    return value;
  }
}
