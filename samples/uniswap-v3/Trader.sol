// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IPool {
    function token0() external view returns (Token);
    function token1() external view returns (Token);
    function mint(address owner, int24 lower, int24 upper, uint128 liquidity, bytes calldata data) external returns (uint256 a, uint256 b);
    function burn(int24 lower, int24 upper, uint128 liquidity) external returns (uint256 a, uint256 b);
    function collect(address to, int24 lower, int24 upper, uint128 a, uint128 b) external returns (uint128 gotA, uint128 gotB);
    function swap(address to, bool sellsA, int256 amount, uint160 limit, bytes calldata data) external returns (int256 a, int256 b);
}

/// As little of a token as a pool needs.
contract Token {
    mapping(address owner => uint256) public balanceOf;

    constructor() {
        balanceOf[msg.sender] = 1e30;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}

/// Owns two tokens and trades with one pool. The pool calls it back for the payment.
contract Trader {
    error NotThePool();
    error NotTheOwner();

    address public immutable OWNER = msg.sender;
    IPool public immutable POOL;

    constructor(IPool pool) {
        POOL = pool;
    }

    modifier onlyOwner() {
        if (msg.sender != OWNER) revert NotTheOwner();
        _;
    }

    function provide(int24 lower, int24 upper, uint128 liquidity) external onlyOwner returns (uint256 a, uint256 b) {
        return POOL.mint(address(this), lower, upper, liquidity, "");
    }

    /// Takes the liquidity out; what it is worth goes to the owner together with the fees.
    function leave(int24 lower, int24 upper, uint128 liquidity) external onlyOwner returns (uint256 a, uint256 b, uint256 feeA, uint256 feeB) {
        (a, b) = POOL.burn(lower, upper, liquidity);
        (uint128 gotA, uint128 gotB) = POOL.collect(OWNER, lower, upper, type(uint128).max, type(uint128).max);
        return (a, b, gotA - a, gotB - b);
    }

    /// A positive result is what the pool took, a negative one what it paid.
    function swap(bool sellsA, int256 amount, uint160 limit) external onlyOwner returns (int256 a, int256 b) {
        return POOL.swap(address(this), sellsA, amount, limit, "");
    }

    // #region callback
    function uniswapV3MintCallback(uint256 owedA, uint256 owedB, bytes calldata) external {
        _pay(owedA, owedB);
    }

    function uniswapV3SwapCallback(int256 a, int256 b, bytes calldata) external {
        _pay(a > 0 ? uint256(a) : 0, b > 0 ? uint256(b) : 0);
    }

    function _pay(uint256 a, uint256 b) private {
        if (msg.sender != address(POOL)) revert NotThePool(); // or anyone could take the tokens
        if (a > 0) POOL.token0().transfer(address(POOL), a);
        if (b > 0) POOL.token1().transfer(address(POOL), b);
    }
    // #endregion callback
}
