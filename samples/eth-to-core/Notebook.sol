// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Notebook {
    mapping(address author => uint256) public numbers;
    event Written(address indexed author, uint256 number);

    function write(uint256 number) external {
        numbers[msg.sender] = number;
        emit Written(msg.sender, number);
    }
}
