// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Message {
    string public text;
    address public author;

    event Written(address indexed author, string text);

    function write(string calldata newText) external {
        text = newText;
        author = msg.sender;
        emit Written(msg.sender, newText);
    }
}
