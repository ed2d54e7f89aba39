// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";

interface IAdminControl {
    function setAdmin(address contractAddr, address newAdmin) external;
}

/// Keeps a value; its owner can replace the code behind the proxy.
contract Box is Initializable, UUPSUpgradeable {
    error NotOwner();

    address public owner;
    uint256 public value;

    constructor() {
        _disableInitializers();
    }

    function initialize(address firstOwner) external initializer {
        owner = firstOwner;
    }

    function store(uint256 newValue) external {
        value = newValue;
    }

    function version() external pure virtual returns (uint256) {
        return 1;
    }

    function _authorizeUpgrade(address) internal view override {
        if (msg.sender != owner) revert NotOwner();
    }
}

contract BoxV2 is Box {
    function version() external pure override returns (uint256) {
        return 2;
    }
}

// #region proxy
/// A proxy without an admin in Core Space, so that nobody can call `destroy` for it.
contract BoxProxy is ERC1967Proxy {
    IAdminControl private constant ADMIN_CONTROL = IAdminControl(0x0888000000000000000000000000000000000000);

    constructor(address implementation, bytes memory data) ERC1967Proxy(implementation, data) {
        ADMIN_CONTROL.setAdmin(address(this), address(0));
    }
}
// #endregion proxy
