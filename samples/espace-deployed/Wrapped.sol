// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// Wraps CFX one to one: only what the comparison of code needs.
contract Wrapped {
    string public constant name = "Wrapped CFX";
    address public immutable maker = msg.sender;
    mapping(address => uint256) public balanceOf;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw(uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        (bool sent,) = msg.sender.call{value: amount}("");
        require(sent, "not sent");
    }
}

/// Has the same name and functions, and pays everything to its maker.
contract Lookalike {
    string public constant name = "Wrapped CFX";
    address public immutable maker = msg.sender;
    mapping(address => uint256) public balanceOf;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw(uint256) external {
        (bool sent,) = maker.call{value: address(this).balance}("");
        require(sent, "not sent");
    }
}
