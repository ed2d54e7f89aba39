// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

contract VoteToken is ERC20, ERC20Permit, ERC20Votes {
    constructor(address holder) ERC20("Vote", "VOTE") ERC20Permit("Vote") {
        _mint(holder, 1_000_000);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

interface IBorrower {
    function onLoan(uint256 amount) external;
}

contract FlashLender {
    ERC20 private immutable TOKEN;
    address private immutable OWNER = msg.sender;

    error NotRepaid();
    error NotOwner();

    constructor(ERC20 token) {
        TOKEN = token;
    }

    function takeBack(uint256 amount) external {
        if (msg.sender != OWNER) revert NotOwner();
        TOKEN.transfer(OWNER, amount);
    }

    function flashLoan(uint256 amount) external {
        uint256 before = TOKEN.balanceOf(address(this));
        TOKEN.transfer(msg.sender, amount);
        IBorrower(msg.sender).onLoan(amount);
        if (TOKEN.balanceOf(address(this)) < before) revert NotRepaid();
    }
}
