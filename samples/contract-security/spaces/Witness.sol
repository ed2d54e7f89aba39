// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region witness
contract Witness {
    address public origin;
    address public sender;

    function look() external {
        (origin, sender) = (tx.origin, msg.sender);
    }
}
// #endregion witness
