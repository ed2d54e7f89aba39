// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

// #region erc20
contract Coin is ERC20 {
    constructor() ERC20("Coin", "COIN") {
        _mint(msg.sender, 1000 * 10 ** decimals());
    }
}
// #endregion erc20

// #region erc721
contract Picture is ERC721, Ownable {
    uint256 private nextId = 1;

    constructor() ERC721("Picture", "PIC") Ownable(msg.sender) {}

    function mint(address to) external onlyOwner returns (uint256 id) {
        id = nextId++;
        _safeMint(to, id); // checks that a receiving contract can handle NFTs
    }
}
// #endregion erc721

// #region erc1155
contract GameItems is ERC1155 {
    uint256 public constant GOLD = 0; // many, all alike
    uint256 public constant SWORD = 1; // one

    constructor() ERC1155("ipfs://FOLDER/{id}.json") {
        _mint(msg.sender, GOLD, 1000, "");
        _mint(msg.sender, SWORD, 1, "");
    }
}
// #endregion erc1155

// #region erc4626
contract Savings is ERC4626 {
    constructor(IERC20 coin) ERC20("Savings", "sCOIN") ERC4626(coin) {}
}
// #endregion erc4626

/// A contract without any function: it cannot handle an NFT.
contract Empty {}
