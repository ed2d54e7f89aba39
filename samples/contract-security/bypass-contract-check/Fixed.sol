// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

contract Airdrop {
    uint256 public constant SHARE = 1 ether;
    address public immutable KEEPER = msg.sender;
    uint256 public immutable END; // to claim
    mapping(address => bool) public eligible; // who may claim, whatever kind of account it is

    error ZeroDuration();
    error WrongAmount();
    error ListedTwice(address person);
    error NotEligible();
    error ZeroReceiver();
    error NotKeeper();
    error NotOver();
    error Over();

    constructor(address[] memory people, uint256 duration) payable {
        if (duration == 0) revert ZeroDuration(); // nobody could claim
        if (msg.value != people.length * SHARE) revert WrongAmount(); // a share for each, and nothing beyond
        END = block.number + duration;
        for (uint256 i = 0; i < people.length; i++) {
            if (eligible[people[i]]) revert ListedTwice(people[i]);
            eligible[people[i]] = true;
        }
    }

    function claim(address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        if (block.number > END) revert Over();
        if (!eligible[msg.sender]) revert NotEligible();
        eligible[msg.sender] = false; // before the payment, which runs the receiver's code
        Address.sendValue(to, SHARE);
    }

    /// What nobody has claimed in time.
    function takeRest(address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        if (msg.sender != KEEPER) revert NotKeeper();
        if (block.number <= END) revert NotOver();
        Address.sendValue(to, address(this).balance);
    }
}
// #endregion fixed
