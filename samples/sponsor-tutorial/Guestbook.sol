// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Keeps one short line per account.
contract Guestbook {
    mapping(address => string) public lines;

    error LineTooLong();

    /// Occupies one storage slot per account, however often it is called.
    function sign(string calldata line) external {
        if (bytes(line).length > 31) revert LineTooLong();
        lines[msg.sender] = line;
    }

    /// Clears the caller's line.
    function leave() external {
        delete lines[msg.sender];
    }
}
