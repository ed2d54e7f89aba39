// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {LibRLP} from "solady/src/utils/LibRLP.sol";

// #region before
contract Before {
    Vault public vault;
    Token public token;

    function launch() external {
        vault = new Vault();
        token = new Token(address(vault));
        vault.setToken(address(token));
    }
}

contract Vault {
    address public token;

    function setToken(address newToken) external {
        require(token == address(0), "already set");
        token = newToken;
    }
}
// #endregion before

// #region after
contract After {
    FixedVault public vault;
    uint64 private created; // creations so far; shares the slot of vault
    Token public token;

    function launch() external {
        // A contract's nonces start at 1: the vault gets the next one, the token the one after it.
        address expected = LibRLP.computeAddress(address(this), created + 2);
        created += 2;
        vault = new FixedVault(expected);
        token = new Token(address(vault));
        require(address(token) == expected, "another address");
    }
}

contract FixedVault {
    address public immutable token;

    constructor(address newToken) {
        token = newToken;
    }
}
// #endregion after

contract Token {
    address public immutable vault;

    constructor(address newVault) {
        vault = newVault;
    }
}
