// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Guestbook {
    string[] public entries;
    event Signed(address indexed author, uint256 index);
    error EmptyMessage();

    function sign(string calldata message) external {
        if (bytes(message).length == 0) revert EmptyMessage();
        entries.push(message);
        emit Signed(msg.sender, entries.length - 1);
    }

    function count() external view returns (uint256) {
        return entries.length;
    }
}
