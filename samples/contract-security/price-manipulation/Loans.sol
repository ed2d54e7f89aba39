// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Pool} from "./Pool.sol";

// #region loans
/// Lends CFX for half of what the pledged COIN is worth.
abstract contract Loans {
    using SafeERC20 for ERC20;

    Pool public immutable POOL;
    address public immutable OWNER = msg.sender;
    mapping(address => uint256) public collateralOf;
    mapping(address => uint256) public debtOf;

    error LimitExceeded();
    error NotOwner();

    constructor(Pool pool) payable {
        POOL = pool;
    }

    /// What one COIN is worth, in drip.
    function price() public view virtual returns (uint256);

    function borrow(uint256 coins, uint256 amount) external {
        collateralOf[msg.sender] += coins;
        debtOf[msg.sender] += amount;
        _checkLimit();
        POOL.COIN().safeTransferFrom(msg.sender, address(this), coins);
        Address.sendValue(payable(msg.sender), amount);
    }

    /// Asks for no price: it works while none is valid.
    function repay() external payable {
        debtOf[msg.sender] -= msg.value;
    }

    function release(uint256 coins) external {
        collateralOf[msg.sender] -= coins;
        if (debtOf[msg.sender] > 0) _checkLimit();
        POOL.COIN().safeTransfer(msg.sender, coins);
    }

    /// The owner lent its own CFX, and takes back what nobody has borrowed.
    function takeBack(uint256 amount) external {
        if (msg.sender != OWNER) revert NotOwner();
        Address.sendValue(payable(OWNER), amount);
    }

    function _checkLimit() private view {
        uint256 limit = (collateralOf[msg.sender] * price()) / 1 ether / 2;
        if (debtOf[msg.sender] > limit) revert LimitExceeded();
    }
}
// #endregion loans
