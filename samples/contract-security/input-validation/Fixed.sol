// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// Users give this contract their allowances. It calls only its executor and the token to sell.
contract Router is ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    Executor public immutable EXECUTOR = new Executor();
    bytes4 public immutable SELL; // the one function that a swap may call
    mapping(address => bool) public isExchange; // fixed when the router is deployed

    error UnknownExchange(address target);
    error UnknownFunction(bytes4 selector);

    constructor(address[] memory exchanges, bytes4 sell) {
        SELL = sell;
        for (uint256 i = 0; i < exchanges.length; i++) {
            isExchange[exchanges[i]] = true;
        }
    }

    function swap(
        address exchange,
        IERC20 token,
        uint256 amount,
        IERC20 bought,
        bytes calldata data
    ) external nonReentrant {
        if (!isExchange[exchange]) revert UnknownExchange(exchange);
        if (bytes4(data) != SELL) revert UnknownFunction(bytes4(data));
        token.safeTransferFrom(msg.sender, address(EXECUTOR), amount); // only the caller's tokens
        EXECUTOR.run(exchange, token, amount, bought, data, msg.sender);
    }
}

/// Makes the call that the user chooses. Nobody gives it an allowance, and it keeps no tokens.
contract Executor {
    using SafeERC20 for IERC20;

    address public immutable ROUTER = msg.sender;

    error NotRouter();
    error CallFailed();

    function run(
        address exchange,
        IERC20 token,
        uint256 amount,
        IERC20 bought,
        bytes calldata data,
        address user
    ) external {
        if (msg.sender != ROUTER) revert NotRouter();
        token.forceApprove(exchange, amount);
        (bool ok, ) = exchange.call(data);
        if (!ok) revert CallFailed();
        token.forceApprove(exchange, 0);
        _giveBack(token, user); // what the swap did not spend
        _giveBack(bought, user); // some exchanges pay their caller
    }

    function _giveBack(IERC20 token, address user) private {
        uint256 held = token.balanceOf(address(this));
        if (held > 0) token.safeTransfer(user, held);
    }
}
// #endregion fixed
