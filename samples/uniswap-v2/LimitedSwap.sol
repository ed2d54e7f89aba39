// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IToken {
    function balanceOf(address owner) external view returns (uint256);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

interface IPair {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 timestamp);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

/// Sells A of one pair for B. Holds no tokens, and only spends those of the caller.
contract LimitedSwap {
    error TooLate(uint256 deadline);
    error TooLittle(uint256 received, uint256 minimum);
    error NotPaid();

    IPair public immutable PAIR;
    IToken public immutable A;
    IToken public immutable B;

    constructor(IPair pair) {
        PAIR = pair;
        A = IToken(pair.token0());
        B = IToken(pair.token1());
    }

    // #region limit
    function sell(uint256 input, uint256 minimum, uint256 deadline) external {
        if (block.timestamp > deadline) revert TooLate(deadline);
        uint256 before = B.balanceOf(msg.sender);
        (uint256 reserveA, uint256 reserveB, ) = PAIR.getReserves();
        if (!A.transferFrom(msg.sender, address(PAIR), input)) revert NotPaid();

        uint256 afterFee = input * 997;
        PAIR.swap(0, (afterFee * reserveB) / (reserveA * 1000 + afterFee), msg.sender, "");

        uint256 received = B.balanceOf(msg.sender) - before;
        if (received < minimum) revert TooLittle(received, minimum);
    }
    // #endregion limit
}
