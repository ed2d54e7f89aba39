// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    address private immutable owner;
    uint256 public limit = 1;

    constructor() {
        owner = msg.sender;
    }

    function setLimit(uint256 newLimit) external {
        require(msg.sender == owner, "not the owner");
        limit = newLimit;
    }
}
// #endregion before

// #region after
contract After {
    address private immutable owner;
    uint256 public limit = 1;

    constructor() payable {
        owner = msg.sender;
    }

    function setLimit(uint256 newLimit) external payable {
        require(msg.sender == owner, "not the owner");
        limit = newLimit;
    }
}
// #endregion after
