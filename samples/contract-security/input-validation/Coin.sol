// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Coin is ERC20 {
    constructor(address holder) ERC20("Coin", "COIN") {
        _mint(holder, 1000);
    }
}
