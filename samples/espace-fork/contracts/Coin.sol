// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// A token for the run: on mainnet, the script works with any token that is there.
contract Coin {
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 amount);

    constructor() {
        balanceOf[msg.sender] = 1000;
        emit Transfer(address(0), msg.sender, 1000);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
        emit Transfer(msg.sender, to, amount);
        return true;
    }
}
