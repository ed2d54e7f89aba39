// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

interface Staking {
  function deposit(uint256 amount) external;
  function withdraw(uint256 amount) external;
  function getStakingBalance(address account) external view returns (uint256);
}

interface PoSRegister {
  function register(bytes32 id, uint64 votes, bytes calldata blsKey, bytes calldata vrfKey, bytes[2] calldata proof)
    external;
  function increaseStake(uint64 votes) external;
  function retire(uint64 votes) external;
  function getVotes(bytes32 id) external view returns (uint256 total, uint256 unlocked);
}

interface AdminControl {
  function setAdmin(address target, address admin) external;
}

/// A pool to learn from. Nobody has audited it: don't put money into it.
contract TeachingPool {
  Staking private constant STAKING = Staking(0x0888000000000000000000000000000000000002);
  PoSRegister private constant POS = PoSRegister(0x0888000000000000000000000000000000000005);
  AdminControl private constant ADMIN = AdminControl(0x0888000000000000000000000000000000000000);
  uint256 private constant VOTE = 1000 ether;
  uint256 private constant SCALE = 1e18;

  // #region state
  address public immutable operator = msg.sender;
  uint256 public immutable feePercent;
  uint256 public immutable lockSeconds;
  bytes32 public id; // the validator's PoS address

  struct Member {
    uint64 votes;
    uint64 lockedUntil;
    uint256 seen; // perVote at the last settlement
    uint256 owed; // rewards in drip
  }

  struct Exit {
    address member;
    uint64 votes; // 0 when paid
    uint256 end; // votes of all requests up to this one
  }

  mapping(address => Member) public members;
  Exit[] public exits;
  uint256 public totalVotes; // votes of the members, without those that leave
  uint256 public requested; // votes of all exits so far
  uint256 public paid; // votes of all exits that are paid
  uint256 public perVote; // rewards per vote since the start, times SCALE
  uint256 public accounted; // the part of the balance that is credited to somebody
  uint256 public fees; // the operator's part of it

  constructor(uint256 fee, uint256 lockTime) {
    require(fee <= 20, "fee above 20%");
    feePercent = fee;
    lockSeconds = lockTime;
    ADMIN.setAdmin(address(this), address(0)); // otherwise the deployer could take the balance
  }
  // #endregion state

  modifier onlyOperator() {
    require(msg.sender == operator, "not the operator");
    _;
  }

  // #region join
  function register(bytes32 key, uint64 votes, bytes calldata bls, bytes calldata vrf, bytes[2] calldata proof)
    external
    payable
    onlyOperator
  {
    require(id == 0, "already registered");
    id = key;
    add(votes);
    POS.register(key, votes, bls, vrf, proof);
  }

  function join(uint64 votes) external payable {
    require(id != 0, "not registered");
    add(votes);
    POS.increaseStake(votes);
  }

  function add(uint64 votes) private {
    require(votes > 0 && msg.value == votes * VOTE, "1000 CFX per vote");
    settle(msg.value);
    Member storage member = members[msg.sender];
    member.votes += votes;
    member.lockedUntil = uint64(block.timestamp + lockSeconds); // for all votes of the member
    totalVotes += votes;
    STAKING.deposit(msg.value);
  }
  // #endregion join

  // #region leave
  /// Votes whose stake can be withdrawn now. Only the chain's own count is used, not a clock.
  function freeVotes() public view returns (uint256) {
    (uint256 total, uint256 unlocked) = POS.getVotes(id);
    return STAKING.getStakingBalance(address(this)) / VOTE - (total - unlocked);
  }

  /// Asks for votes back. They stop earning, and join the end of the line.
  function leave(uint64 votes) external returns (uint256 number) {
    settle(0);
    Member storage member = members[msg.sender];
    require(block.timestamp >= member.lockedUntil, "still locked");
    require(votes > 0 && votes <= member.votes, "not your votes");
    member.votes -= votes;
    totalVotes -= votes;
    requested += votes;
    exits.push(Exit(msg.sender, votes, requested));
    // After a forced retirement, free votes may cover the request, and retire could fail.
    uint256 waiting = requested - paid;
    uint256 free = freeVotes();
    if (waiting > free) POS.retire(uint64(waiting - free < votes ? waiting - free : votes));
    return exits.length - 1;
  }

  /// Pays a request once the votes of all requests up to it are free. Nobody can hold up the line.
  /// The member chooses the receiver, as a contract may not be able to receive CFX.
  function claim(uint256 number, address to) external {
    settle(0);
    Exit storage request = exits[number];
    uint256 votes = request.votes;
    require(msg.sender == request.member && votes > 0, "nothing to claim");
    require(request.end <= paid + freeVotes(), "not unlocked yet");
    request.votes = 0;
    paid += votes;
    STAKING.withdraw(votes * VOTE);
    send(to, votes * VOTE);
  }

  /// After a forced retirement: stakes free votes again, except those that members have asked for.
  function restake(uint64 votes) external onlyOperator {
    require(votes + requested - paid <= freeVotes(), "members wait for these votes");
    POS.increaseStake(votes);
  }
  // #endregion leave

  // #region rewards
  /// Credits what has arrived since the last time, then the caller's part of it.
  function settle(uint256 incoming) private {
    uint256 reward = address(this).balance - incoming - accounted;
    accounted += reward;
    uint256 fee = totalVotes == 0 ? reward : (reward * feePercent) / 100;
    fees += fee;
    if (totalVotes > 0) perVote += ((reward - fee) * SCALE) / totalVotes; // rounded down
    Member storage member = members[msg.sender];
    member.owed += (member.votes * (perVote - member.seen)) / SCALE; // rounded down
    member.seen = perVote;
  }

  function collect(address to) external {
    settle(0);
    uint256 amount = members[msg.sender].owed;
    members[msg.sender].owed = 0;
    accounted -= amount;
    send(to, amount);
  }

  function collectFees(address to) external onlyOperator {
    settle(0);
    uint256 amount = fees;
    fees = 0;
    accounted -= amount;
    send(to, amount);
  }

  function send(address to, uint256 amount) private {
    require(to != address(0), "no receiver");
    (bool sent, ) = to.call{value: amount}("");
    require(sent, "the receiver refused");
  }
  // #endregion rewards
}
