// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from '@openzeppelin/contracts/token/ERC721/ERC721.sol';
import {MerkleProof} from '@openzeppelin/contracts/utils/cryptography/MerkleProof.sol';

/// Only accounts on a list can mint, each as many as the list says. The contract stores one hash.
contract Invitation is ERC721 {
    bytes32 public immutable root;
    uint256 public minted;
    mapping(address account => uint256) public used;

    error NotOnTheList();
    error UsedUp(uint256 allowed);

    constructor(bytes32 root_) ERC721('Invitation', 'INV') {
        root = root_;
    }

    function mint(uint256 allowed, bytes32[] calldata proof) external {
        // Hashed twice, so that no inner node of the tree can pass for an entry.
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(msg.sender, allowed))));
        if (!MerkleProof.verifyCalldata(proof, root, leaf)) revert NotOnTheList();
        // Not ==: an account that is on a list twice could step over the lower number.
        if (used[msg.sender] >= allowed) revert UsedUp(allowed);
        used[msg.sender]++; // before the receiver's code runs
        _safeMint(msg.sender, ++minted);
    }
}
