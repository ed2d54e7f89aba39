// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Receiver} from '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';

interface Shop {
    function mint() external payable returns (uint256);
    function burn(uint256 id) external;
}

/// Mints postcards, and once more from inside its last mint.
contract Collector is IERC721Receiver {
    Shop private shop;
    uint256 private left;

    function collect(Shop shop_, uint256 count) external payable {
        shop = shop_;
        left = count;
        for (uint256 i = 1; i < count; i++) mint();
    }

    function mint() private {
        left--;
        shop.mint{value: 2 ether}();
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        if (left == 1) mint();
        return IERC721Receiver.onERC721Received.selector;
    }
}

/// Burns its first postcard from inside the mint, and mints once more there.
contract Burner is IERC721Receiver {
    bool private inside;

    function collect(Shop shop) external payable {
        shop.mint{value: 2 ether}();
    }

    function onERC721Received(address, address, uint256 id, bytes calldata) external returns (bytes4) {
        if (!inside) {
            inside = true;
            Shop(msg.sender).burn(id);
            Shop(msg.sender).mint{value: 2 ether}();
        }
        return IERC721Receiver.onERC721Received.selector;
    }
}

/// Stores 20 values when it receives a postcard. Whoever sent it locks CFX for them.
contract Hoarder is IERC721Receiver {
    uint256[20] private values;

    function onERC721Received(address, address, uint256 id, bytes calldata) external returns (bytes4) {
        for (uint256 i = 0; i < 20; i++) values[i] = id;
        return IERC721Receiver.onERC721Received.selector;
    }
}

/// Mints while it has no code yet.
contract Newborn {
    constructor(Shop shop) payable {
        shop.mint{value: 2 ether}();
    }
}

contract Nursery {
    function collect(Shop shop) external payable {
        new Newborn{value: 2 ether}(shop);
    }
}
