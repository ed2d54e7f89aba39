// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    string public name;

    function setName(string calldata newName) external {
        name = newName;
    }
}
// #endregion before

// #region after
contract After {
    bytes32 public name;

    function setName(bytes32 newName) external {
        name = newName;
    }
}
// #endregion after
