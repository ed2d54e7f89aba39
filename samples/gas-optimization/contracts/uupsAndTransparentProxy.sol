// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";

// #region box
contract Box is Initializable {
    address public owner;
    uint256 public value;

    constructor() {
        _disableInitializers(); // only proxies can be started, never this contract itself
    }

    function start(address newOwner) external initializer {
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
// #endregion box

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
