// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

import './AdminControl.sol';

/// Holds CFX that, by its own code, nobody can take out.
contract Vault {
    uint256 public visits;

    constructor() payable {}

    receive() external payable {}

    function visit() external {
        visits++;
    }

    function admin() external view returns (address) {
        return ADMIN_CONTROL.getAdmin(address(this));
    }

    /// The contract calls setAdmin for itself after it was created.
    function setOwnAdmin(address newAdmin) external {
        ADMIN_CONTROL.setAdmin(address(this), newAdmin);
    }
}

// #region no-admin
/// Has no admin from its first moment.
contract NoAdmin {
    constructor() payable {
        ADMIN_CONTROL.setAdmin(address(this), address(0));
    }
}
// #endregion no-admin

/// Tries to appoint another account while it is created.
contract OtherAdmin {
    constructor(address other) {
        ADMIN_CONTROL.setAdmin(address(this), other);
    }
}

// #region factory
contract Factory {
    event Made(address child);

    function make() public returns (address child) {
        child = address(new Vault());
        emit Made(child);
    }

    function makeAtSalt(bytes32 salt) external {
        emit Made(address(new Vault{salt: salt}()));
    }

    /// Calls setAdmin for a child that it has just made.
    function makeAndClear() external {
        ADMIN_CONTROL.setAdmin(make(), address(0));
    }
}

contract FactoryOfFactories {
    event Made(address child);

    function make() external {
        emit Made(new Factory().make());
    }
}
// #endregion factory

/// Makes minimal proxies (EIP-1167), which run no constructor of their own.
contract Cloner {
    event Made(address child);

    function make(address implementation) external {
        bytes memory init = abi.encodePacked(hex'3d602d80600a3d3981f3363d3d373d3d3d363d73', implementation, hex'5af43d82803e903d91602b57fd5bf3');
        address child;
        assembly {
            child := create(0, add(init, 32), mload(init))
        }
        emit Made(child);
    }

    /// Calls the clone, which calls setAdmin for itself, in the transaction that makes it.
    function makeAndClear(address implementation) external {
        bytes memory init = abi.encodePacked(hex'3d602d80600a3d3981f3363d3d373d3d3d363d73', implementation, hex'5af43d82803e903d91602b57fd5bf3');
        address child;
        assembly {
            child := create(0, add(init, 32), mload(init))
        }
        Vault(payable(child)).setOwnAdmin(address(0));
        emit Made(child);
    }
}
