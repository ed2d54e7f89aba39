// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';
import {CROSS_SPACE, Gate} from './Gate.sol';

/// A token that keeps a tenth of each transfer.
contract FeeToken is ERC20 {
    constructor() ERC20('Fee', 'FEE') {
        _mint(msg.sender, 1000 ether);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == address(0) || to == address(0)) return super._update(from, to, value);
        super._update(from, to, value - value / 10);
        super._update(from, address(0), value / 10);
    }
}

/// A token that takes a tenth of each transfer from the sender, on top of the amount.
contract SurchargeToken is ERC20 {
    constructor() ERC20('Surcharge', 'SUR') {
        _mint(msg.sender, 1000 ether);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0) && to != address(0)) super._update(from, address(0), value / 10);
    }
}

/// A token that calls the sender of a transfer before it moves anything, as ERC-777 does.
contract HookToken is ERC20 {
    constructor() ERC20('Hook', 'HOOK') {
        _mint(msg.sender, 1000 ether);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from.code.length > 0) Thief(from).onTransfer();
        super._update(from, to, value);
    }
}

/// Enters toEspace again from inside it, so that one transfer would be counted twice.
contract Thief {
    Gate private immutable gate;
    bool private inside;

    constructor(Gate gate_) {
        gate = gate_;
        gate_.token().approve(address(gate_), type(uint256).max);
    }

    function steal(address receiver) external {
        gate.toEspace(receiver, 1 ether);
    }

    function onTransfer() external {
        if (inside) return;
        inside = true;
        gate.toEspace(address(this), 1 ether);
    }
}

/// Calls the eSpace token as the gate does, from another contract.
contract FalseGate {
    function call(bytes20 to, bytes calldata data) external {
        CROSS_SPACE.callEVM(to, data);
    }
}
