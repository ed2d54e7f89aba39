// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

contract Page {}

/// Keeps one number for each caller.
contract Notebook {
    mapping(address => uint256) public notes;

    function write(uint256 note) external {
        notes[msg.sender] = note;
    }

    function erase() external {
        delete notes[msg.sender];
    }

    /// Creates another contract, which raises the nonce of this one.
    function addPage() external returns (Page) {
        return new Page();
    }
}
