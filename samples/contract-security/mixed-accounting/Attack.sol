// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region attack
contract Gift {
    constructor(address payable receiver) payable {
        selfdestruct(receiver); // runs no code of the receiver, and cannot be refused
    }
}
// #endregion attack
