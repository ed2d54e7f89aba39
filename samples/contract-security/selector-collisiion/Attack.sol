// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

// #region second
/// The contract that the gateway may call.
contract Beacon {
    uint256 public last;

    function ping(uint256 value) external {
        last = value;
    }
}

/// Has a function of the same name. If its owner calls it, it pays whoever asked last.
contract Desk {
    ERC20 private immutable COIN;
    address private immutable OWNER;
    address public asking;

    error NotOwner();

    constructor(ERC20 coin, address owner) {
        (COIN, OWNER) = (coin, owner);
    }

    function ask() external {
        asking = msg.sender;
    }

    function ping(uint256 amount) external {
        if (msg.sender != OWNER) revert NotOwner();
        COIN.transfer(asking, amount);
    }
}
// #endregion second
