// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

interface Staking {
  function deposit(uint256 amount) external;
}

interface PoSRegister {
  function register(bytes32 id, uint64 votes, bytes calldata blsKey, bytes calldata vrfKey, bytes[2] calldata proof)
    external;
}

/// Something for check.ts to read: a validator behind getters like those of pos-pool. It can't give stake back.
contract Example {
  string public constant VERSION = "example";
  address public immutable owner = msg.sender;
  address public immutable manager = msg.sender;
  address public constant votingEscrow = address(0);
  uint256 public poolUserShareRatio = 9000;
  uint256 public _poolLockPeriod = 2250000;
  uint256 public _poolUnlockPeriod = 176400;

  constructor() {
    bytes32 slot = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);
    assembly {
      sstore(slot, address())
    }
  }

  function register(bytes32 id, uint64 votes, bytes calldata blsKey, bytes calldata vrfKey, bytes[2] calldata proof)
    external
    payable
  {
    Staking(0x0888000000000000000000000000000000000002).deposit(msg.value);
    PoSRegister(0x0888000000000000000000000000000000000005).register(id, votes, blsKey, vrfKey, proof);
  }
}
