// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Airdrop {
    uint256 public constant SHARE = 1 ether; // 1 CFX for each person
    mapping(address => bool) public claimed;

    error NoContracts();
    error AlreadyClaimed();

    constructor(address[] memory, uint256) payable {}

    function claim(address payable to) external {
        if (msg.sender.code.length > 0) revert NoContracts(); // 0 during construction, too
        if (claimed[msg.sender]) revert AlreadyClaimed();
        claimed[msg.sender] = true;
        (bool ok, ) = to.call{value: SHARE}("");
        require(ok);
    }
}
// #endregion vulnerable
