// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

contract Airdrop {
    uint256 public constant SHARE = 1 ether;
    mapping(address => bool) public eligible; // who may claim, whatever kind of account it is

    error NotEligible();

    constructor(address[] memory people) payable {
        for (uint256 i = 0; i < people.length; i++) {
            eligible[people[i]] = true;
        }
    }

    function claim(address payable to) external {
        if (!eligible[msg.sender]) revert NotEligible();
        eligible[msg.sender] = false; // before the payment, which runs the receiver's code
        Address.sendValue(to, SHARE);
    }
}
// #endregion fixed
