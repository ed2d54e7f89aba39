// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

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
    Token public token;

    function launch() external {
        // RLP of this address and nonce 2, which the second creation uses.
        bytes32 hash = keccak256(abi.encodePacked(hex"d694", address(this), hex"02"));
        vault = new FixedVault(address(uint160(uint256(hash))));
        token = new Token(address(vault));
        require(address(token) == vault.token(), "another address");
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
