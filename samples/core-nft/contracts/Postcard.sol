// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from '@openzeppelin/contracts/token/ERC721/ERC721.sol';
import {ERC2981} from '@openzeppelin/contracts/token/common/ERC2981.sol';
import {Ownable} from '@openzeppelin/contracts/access/Ownable.sol';

/// A collection with a price, a last number, and a royalty that marketplaces may honour.
contract Postcard is ERC721, ERC2981, Ownable {
    uint256 public constant PRICE = 2 ether; // CFX, as a CFX has as many decimals as an ether
    uint256 public constant LAST = 100;
    string private _folder;
    uint256 public minted;

    error WrongPrice(uint256 expected);
    error SoldOut();
    error NotPaid();

    constructor(string memory folder) ERC721('Postcard', 'CARD') Ownable(msg.sender) {
        _folder = folder;
        _setDefaultRoyalty(msg.sender, 250); // of 10,000: 2.5%
    }

    function mint() external payable returns (uint256 id) {
        if (msg.value != PRICE) revert WrongPrice(PRICE);
        if (minted == LAST) revert SoldOut();
        id = ++minted; // before the receiver's code runs
        _safeMint(msg.sender, id);
    }

    /// Ends a token. Clears the slot of its owner, and of the owner's count if it was the last one.
    function burn(uint256 id) external {
        _update(address(0), id, msg.sender); // checks that the caller may move the token
    }

    function withdraw() external onlyOwner {
        (bool paid, ) = owner().call{value: address(this).balance}('');
        if (!paid) revert NotPaid();
    }

    function _baseURI() internal view override returns (string memory) {
        return _folder;
    }

    function supportsInterface(bytes4 id) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(id);
    }
}
