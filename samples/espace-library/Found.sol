// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// A token that takes a fee from each transfer. Don't deploy it: the owner can set the fee to 100%.
contract Found is ERC20, Ownable {
    uint256 public feePercent = 10;

    constructor() ERC20("Found", "FIND") Ownable(msg.sender) {
        _mint(msg.sender, 1_000_000 ether);
    }

    function setFee(uint256 percent) external onlyOwner {
        feePercent = percent;
    }

    function distribute(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        uint256 fee = from == address(0) ? 0 : (amount * feePercent) / 100;
        super._update(from, to, amount - fee);
        if (fee > 0) super._update(from, owner(), fee);
    }
}
