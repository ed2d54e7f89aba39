// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Shows a text that its owner can change.
contract Notice {
    address public immutable owner;
    string public text;

    error NotOwner(address caller);

    constructor(address owner_) {
        require(owner_ != address(0), "owner is zero");
        owner = owner_;
    }

    function setText(string calldata text_) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        text = text_;
    }
}
