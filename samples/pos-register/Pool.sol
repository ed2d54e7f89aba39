// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

interface Staking {
  function deposit(uint256 amount) external;
  function withdraw(uint256 amount) external;
}

interface PoSRegister {
  function register(bytes32 id, uint64 votes, bytes calldata blsKey, bytes calldata vrfKey, bytes[2] calldata proof)
    external;
  function retire(uint64 votes) external;
}

/// Registers a validator with this contract's stake. Only the owner moves votes and money.
contract Pool {
  Staking private constant STAKING = Staking(0x0888000000000000000000000000000000000002);
  PoSRegister private constant POS = PoSRegister(0x0888000000000000000000000000000000000005);
  address private immutable owner = msg.sender;

  modifier onlyOwner() {
    require(msg.sender == owner, "not the owner");
    _;
  }

  // #region join
  /// The stake and the registration belong to this contract: it is the caller.
  function join(bytes32 id, uint64 votes, bytes calldata blsKey, bytes calldata vrfKey, bytes[2] calldata proof)
    external
    payable
    onlyOwner
  {
    STAKING.deposit(msg.value);
    POS.register(id, votes, blsKey, vrfKey, proof);
  }

  function leave(uint64 votes) external onlyOwner {
    POS.retire(votes);
  }

  /// Withdraws stake whose votes are unlocked, and pays out all CFX here, rewards included.
  function collect(uint256 stake) external onlyOwner {
    STAKING.withdraw(stake);
    (bool sent, ) = owner.call{value: address(this).balance}("");
    require(sent, "the owner did not accept");
  }
  // #endregion join
}
