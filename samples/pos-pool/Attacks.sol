// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

interface Pool {
  function join(uint64 votes) external payable;
  function leave(uint64 votes) external returns (uint256 number);
  function claim(uint256 number, address to) external;
  function collect(address to) external;
}

interface AdminControl {
  function destroy(address target) external;
}

/// Adds CFX to a contract without calling it, as a PoS reward does.
contract Reward {
  constructor(address payable pool) payable {
    selfdestruct(pool);
  }
}

/// Calls the pool again while the pool pays it.
contract Reentrant {
  Pool private immutable pool;
  uint256 private request;
  bool private across; // call the other function, not the same one
  bool private claiming;
  bool private again;
  uint256 public tries;
  uint256 public successes;

  constructor(Pool target) {
    pool = target;
  }

  function join(uint64 votes) external payable {
    pool.join{value: msg.value}(votes);
  }

  function leave(uint64 votes) external {
    request = pool.leave(votes);
  }

  function claim(bool other) external {
    (across, claiming, again) = (other, true, true);
    pool.claim(request, address(this));
    again = false;
  }

  function collect(bool other) external {
    (across, claiming, again) = (other, false, true);
    pool.collect(address(this));
    again = false;
  }

  receive() external payable {
    if (!again) return;
    again = false; // once; the inner payment must not start a third call
    tries += 1;
    uint256 before = address(this).balance;
    bytes memory data = claiming != across
      ? abi.encodeCall(Pool.claim, (request, address(this)))
      : abi.encodeCall(Pool.collect, (address(this)));
    (bool done, ) = address(pool).call(data);
    if (done && address(this).balance > before) successes += 1;
  }
}

/// Joins, but accepts no CFX. Its owner decides where its votes are paid.
contract Refuser {
  Pool private immutable pool;
  address private immutable owner = msg.sender;

  constructor(Pool target) {
    pool = target;
  }

  function join(uint64 votes) external payable {
    pool.join{value: msg.value}(votes);
  }

  function leave(uint64 votes) external returns (uint256) {
    return pool.leave(votes);
  }

  function claim(uint256 number, address to) external {
    require(msg.sender == owner, "not the owner");
    pool.claim(number, to);
  }
}
