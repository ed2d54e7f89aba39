// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";

contract Box {
    address public owner;
    uint256 public value;

    function start(address newOwner) external {
        require(owner == address(0), "started");
        owner = newOwner;
        value = 1;
    }

    function set(uint256 newValue) external {
        value = newValue;
    }
}

contract UUPSBox is Box, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == owner, "not the owner");
    }
}

// #region before
contract Before is TransparentUpgradeableProxy {
    constructor(address box, address owner) TransparentUpgradeableProxy(box, owner, abi.encodeCall(Box.start, (owner))) {}
}
// #endregion before

// #region after
contract After is ERC1967Proxy {
    constructor(address box, address owner) ERC1967Proxy(box, abi.encodeCall(Box.start, (owner))) {}
}
// #endregion after
