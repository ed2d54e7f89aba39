// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

contract Token is ERC20, ERC20Permit {
    constructor() ERC20("Token", "TKN") ERC20Permit("Token") {
        _mint(msg.sender, 1_000_000);
    }
}

// #region before
contract Before {
    Token private immutable token;
    mapping(address owner => uint256) public deposits;

    constructor(Token newToken) {
        token = newToken;
    }

    function deposit(uint256 amount) external {
        deposits[msg.sender] += amount;
        require(token.transferFrom(msg.sender, address(this), amount), "not paid");
    }
}
// #endregion before

// #region after
contract After {
    Token private immutable token;
    mapping(address owner => uint256) public deposits;

    constructor(Token newToken) {
        token = newToken;
    }

    function deposit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        try token.permit(msg.sender, address(this), amount, deadline, v, r, s) {} catch {}
        deposits[msg.sender] += amount;
        require(token.transferFrom(msg.sender, address(this), amount), "not paid");
    }
}
// #endregion after
