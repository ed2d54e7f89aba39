// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1155} from '@openzeppelin/contracts/token/ERC1155/ERC1155.sol';
import {ERC1155Supply} from '@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Supply.sol';
import {Ownable} from '@openzeppelin/contracts/access/Ownable.sol';

/// Several kinds of token in one contract, each with its own amount.
contract Toolbox is ERC1155Supply, Ownable {
    uint256 public constant NAIL = 1; // many, all alike
    uint256 public constant HAMMER = 2; // few
    uint256 public constant BLUEPRINT = 3; // one

    mapping(uint256 id => uint256) public most;

    error TooMany(uint256 id, uint256 most);

    constructor(string memory uri) ERC1155(uri) Ownable(msg.sender) {
        most[NAIL] = 10_000;
        most[HAMMER] = 50;
        most[BLUEPRINT] = 1;
    }

    function mint(address to, uint256[] calldata ids, uint256[] calldata amounts) external onlyOwner {
        _mintBatch(to, ids, amounts, '');
    }

    /// Every mint, transfer and burn comes through here.
    function _update(address from, address to, uint256[] memory ids, uint256[] memory values) internal override {
        super._update(from, to, ids, values);
        for (uint256 i = 0; i < ids.length; i++) {
            // The same kind may be in the list twice.
            if (totalSupply(ids[i]) > most[ids[i]]) revert TooMany(ids[i], most[ids[i]]);
        }
    }
}
