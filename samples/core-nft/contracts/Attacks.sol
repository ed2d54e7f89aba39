// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Receiver} from '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';
import {Invitation} from './Invitation.sol';

/// On the list for one, it mints again from inside the first mint.
contract Greedy is IERC721Receiver {
    Invitation private invitation;
    bytes32[] private proof;
    bool private inside;

    function grab(Invitation invitation_, bytes32[] calldata proof_) external {
        invitation = invitation_;
        proof = proof_;
        invitation_.mint(1, proof_);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        if (!inside) {
            inside = true;
            invitation.mint(1, proof);
        }
        return IERC721Receiver.onERC721Received.selector;
    }
}

/// No function for tokens.
contract Deaf {
    function mint(Invitation invitation, bytes32[] calldata proof) external {
        invitation.mint(1, proof);
    }
}
