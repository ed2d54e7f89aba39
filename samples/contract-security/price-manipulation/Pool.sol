// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Coin is ERC20 {
    constructor() ERC20("Coin", "COIN") {
        _mint(msg.sender, 1_000_000 ether);
    }
}

// #region pool
/// A pool of CFX and COIN with x · y = k and no fee.
contract Pool {
    ERC20 public immutable COIN;

    constructor(ERC20 coin) payable {
        COIN = coin;
    }

    /// What one COIN costs right now, in drip.
    function spotPrice() public view returns (uint256) {
        return (address(this).balance * 1 ether) / COIN.balanceOf(address(this));
    }

    function buyCoin() external payable {
        uint256 coins = COIN.balanceOf(address(this));
        COIN.transfer(msg.sender, (coins * msg.value) / address(this).balance);
    }

    function sellCoin(uint256 amount) external {
        uint256 out = (address(this).balance * amount) / (COIN.balanceOf(address(this)) + amount);
        COIN.transferFrom(msg.sender, address(this), amount);
        (bool ok, ) = msg.sender.call{value: out}("");
        require(ok);
    }
}
// #endregion pool
