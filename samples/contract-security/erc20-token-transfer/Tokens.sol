// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

abstract contract Ledger {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor(address holder) {
        balanceOf[holder] = 1000;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function _move(address from, address to, uint256 amount) internal returns (bool) {
        if (balanceOf[from] < amount) return false;
        if (from != msg.sender) {
            if (allowance[from][msg.sender] < amount) return false;
            allowance[from][msg.sender] -= amount;
        }
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}

// #region tokens
/// Returns false instead of reverting, as the standard allows.
contract FalseToken is Ledger {
    constructor(address holder) Ledger(holder) {}

    function transfer(address to, uint256 amount) external returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        return _move(from, to, amount);
    }
}

/// Returns nothing, as some old tokens do.
contract SilentToken is Ledger {
    constructor(address holder) Ledger(holder) {}

    function transfer(address to, uint256 amount) external {
        require(_move(msg.sender, to, amount));
    }

    function transferFrom(address from, address to, uint256 amount) external {
        require(_move(from, to, amount));
    }
}
// #endregion tokens
