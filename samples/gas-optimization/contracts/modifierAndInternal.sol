// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    address private immutable owner = msg.sender;
    uint256 public a = 1;
    uint256 public b = 1;
    uint256 public c = 1;

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    function setA(uint256 value) external onlyOwner {
        a = value;
    }

    function setB(uint256 value) external onlyOwner {
        b = value;
    }

    function setC(uint256 value) external onlyOwner {
        c = value;
    }
}
// #endregion before

// #region after
contract After {
    address private immutable owner = msg.sender;
    uint256 public a = 1;
    uint256 public b = 1;
    uint256 public c = 1;

    modifier onlyOwner() {
        _checkOwner();
        _;
    }

    function _checkOwner() private view {
        require(msg.sender == owner, "not the owner");
    }

    function setA(uint256 value) external onlyOwner {
        a = value;
    }

    function setB(uint256 value) external onlyOwner {
        b = value;
    }

    function setC(uint256 value) external onlyOwner {
        c = value;
    }
}
// #endregion after
