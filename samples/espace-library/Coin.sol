// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";

contract Coin is ERC20Burnable {
    constructor() ERC20("Coin", "COIN") {
        _mint(msg.sender, 1_000_000 ether);
    }
}
