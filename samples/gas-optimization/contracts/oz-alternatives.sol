// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ERC20 as OpenZeppelinERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";

// #region before
contract Before is OpenZeppelinERC20 {
    constructor() OpenZeppelinERC20("Token", "TKN") {
        _mint(msg.sender, 1_000_000);
    }
}
// #endregion before

// #region after
contract After is SoladyERC20 {
    constructor() {
        _mint(msg.sender, 1_000_000);
    }

    function name() public pure override returns (string memory) {
        return "Token";
    }

    function symbol() public pure override returns (string memory) {
        return "TKN";
    }

    /// By default, Solady lets the Permit2 contract move the tokens of every holder.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
// #endregion after
