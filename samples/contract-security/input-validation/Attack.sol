// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

// #region second
/// An honest exchange whose shares are a token: target of swaps, and target of allowances.
contract Pair is ERC20 {
    constructor(address holder) ERC20("Pair share", "PAIR") {
        _mint(holder, 1000);
    }

    /// Pays one share for each token.
    function sell(ERC20 token, uint256 amount, address to) external {
        token.transferFrom(msg.sender, address(this), amount);
        _mint(to, amount);
    }
}
// #endregion second
