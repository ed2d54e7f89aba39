// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {NoAdmin} from "../NoAdmin.sol";

contract Plain {
    receive() external payable {}
}

contract Cleared is NoAdmin {
    receive() external payable {}
}

/// Anyone may call it. What each function makes has an admin of its own.
contract Factory {
    event Made(address child);

    function create() external {
        emit Made(address(new Plain()));
    }

    function create2(bytes32 salt) external {
        emit Made(address(new Plain{salt: salt}()));
    }

    function clone(address template) external {
        emit Made(Clones.clone(template));
    }

    function createCleared() external {
        emit Made(address(new Cleared()));
    }

    function create2Cleared(bytes32 salt) external {
        emit Made(address(new Cleared{salt: salt}()));
    }
}

/// Runs the constructor of another contract as its own, which AdminControl takes for an ordinary call.
contract Borrower {
    constructor(bytes memory initCode) {
        Code code = new Code(initCode);
        (bool ok, bytes memory answer) = address(code).delegatecall("");
        if (!ok) {
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
    }
}

/// A contract whose code is what it was given.
contract Code {
    constructor(bytes memory code) {
        assembly ("memory-safe") {
            return(add(code, 32), mload(code))
        }
    }
}
