// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts@5.7.0/token/ERC20/ERC20.sol";

/// A token with a fixed supply, which its deployer receives.
contract GoldToken is ERC20 {
    constructor(string memory name, string memory symbol, uint256 units)
        ERC20(name, symbol)
    {
        _mint(msg.sender, units);
    }
}
