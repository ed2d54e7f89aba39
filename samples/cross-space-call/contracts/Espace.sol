// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A token with just what the sample needs.
contract Token {
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        balanceOf[msg.sender] = 1000;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(balanceOf[msg.sender] >= value, "Balance too low");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

/// Returns who calls, with how much and with how much gas.
contract Witness {
    address public lastSender;
    address public lastOrigin;
    uint256 public lastValue;

    error Refused(uint256 value);

    function look() external payable returns (address, address, uint256, uint256) {
        uint256 gas = gasleft();
        return (msg.sender, tx.origin, msg.value, gas);
    }

    function keep() external payable {
        lastSender = msg.sender;
        lastOrigin = tx.origin;
        lastValue = msg.value;
    }

    function refuse() external payable {
        revert Refused(msg.value);
    }

    function waste() external payable {
        assembly {
            invalid()
        }
    }

    function complain() external payable {
        revert("Not today");
    }
}
