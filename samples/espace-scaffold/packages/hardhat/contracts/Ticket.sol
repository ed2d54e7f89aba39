// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {ERC721} from '@openzeppelin/contracts/token/ERC721/ERC721.sol';
import {Base64} from '@openzeppelin/contracts/utils/Base64.sol';
import {Strings} from '@openzeppelin/contracts/utils/Strings.sol';

contract Ticket is ERC721 {
    uint256 public constant LIMIT = 100;
    uint256 public minted;
    mapping(address account => bool) public hasMinted;

    error OnePerAddress();
    error SoldOut();

    constructor() ERC721('Ticket', 'TIX') {}

    function mint() external {
        if (hasMinted[msg.sender]) revert OnePerAddress();
        if (minted == LIMIT) revert SoldOut();
        hasMinted[msg.sender] = true;
        minted += 1;
        _safeMint(msg.sender, minted);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        string memory json = string.concat('{"name":"Ticket ', Strings.toString(id), '"}');
        return string.concat('data:application/json;base64,', Base64.encode(bytes(json)));
    }
}
