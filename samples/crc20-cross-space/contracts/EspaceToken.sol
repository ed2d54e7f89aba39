// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// The same token in eSpace. Each unit here is backed by one that the gate holds in Core Space.
contract EspaceToken is ERC20 {
    /// The mapped address of the gate: its address as eSpace sees it.
    address public immutable gate = msg.sender;
    uint8 private immutable _decimals;
    /// What an owner has put aside for a Core Space account to claim.
    mapping(address owner => mapping(address coreAccount => uint256)) public locked;

    event Locked(address indexed owner, address indexed coreAccount, uint256 amount);
    event Unlocked(address indexed owner, address indexed coreAccount, uint256 amount);

    modifier onlyGate() {
        require(msg.sender == gate, 'Only the gate');
        _;
    }

    constructor(string memory name, string memory symbol, uint8 decimals_) ERC20(name, symbol) {
        _decimals = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function mint(address to, uint256 amount) external onlyGate {
        _mint(to, amount);
    }

    /// Puts tokens aside for a Core Space account, by the hex form of its address.
    function lock(address coreAccount, uint256 amount) external {
        require(uint160(coreAccount) >> 156 == 1, 'Not a Core Space account');
        _transfer(msg.sender, address(this), amount);
        locked[msg.sender][coreAccount] += amount;
        emit Locked(msg.sender, coreAccount, amount);
    }

    /// Takes back what hasn't been claimed.
    function unlock(address coreAccount, uint256 amount) external {
        locked[msg.sender][coreAccount] -= amount;
        _transfer(address(this), msg.sender, amount);
        emit Unlocked(msg.sender, coreAccount, amount);
    }

    /// Burns what was put aside; the gate then pays the Core Space account.
    function burnLocked(address owner, address coreAccount, uint256 amount) external onlyGate {
        locked[owner][coreAccount] -= amount;
        _burn(address(this), amount);
    }
}
