// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// What the factories make: small, but not empty.
contract Wallet {
    address public owner;
    uint256 public pings;

    event Paid(address indexed to, uint256 amount);

    receive() external payable {}

    function start(address newOwner) external {
        require(owner == address(0), "started");
        owner = newOwner;
    }

    function ping() external {
        pings += 1;
    }

    function pay(address payable to, uint256 amount) external {
        require(msg.sender == owner, "not the owner");
        (bool sent, ) = to.call{value: amount}("");
        require(sent, "not sent");
        emit Paid(to, amount);
    }
}

// #region before
contract Before {
    Wallet public last;

    function open(address owner) external {
        last = new Wallet();
        last.start(owner);
    }

    function openAt(bytes32 salt, address owner) external {
        last = new Wallet{salt: salt}();
        last.start(owner);
    }

    function use() external {
        last.ping();
    }
}
// #endregion before

// #region after
/// Has an owner already, so that nobody can start the template itself.
contract Template is Wallet {
    constructor() {
        owner = address(1);
    }
}

contract After {
    Wallet public last;
    address private immutable template;

    constructor(Template newTemplate) {
        template = address(newTemplate);
    }

    function open(address owner) external {
        last = Wallet(payable(Clones.clone(template)));
        last.start(owner);
    }

    function openAt(bytes32 salt, address owner) external {
        last = Wallet(payable(Clones.cloneDeterministic(template, salt)));
        last.start(owner);
    }

    function use() external {
        last.ping();
    }
}
// #endregion after
