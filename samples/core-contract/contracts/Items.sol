// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

contract Tickets is ERC721("Tickets", "TKT") {
    function mint(address to, uint256 id) external {
        _safeMint(to, id);
    }
}

contract Items is ERC1155("") {
    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }
}
