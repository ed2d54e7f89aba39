// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

contract Gateway {
    mapping(address => mapping(bytes4 => bool)) public isAllowed; // fixed when the gateway is deployed
    address public immutable OWNER;

    error ZeroOwner();
    error NotOwner();
    error ZeroReceiver();
    error Forbidden(address target, bytes4 selector);
    error NoCode(address target);
    error CallFailed();

    constructor(address beacon, address owner) {
        if (owner == address(0)) revert ZeroOwner();
        OWNER = owner;
        isAllowed[beacon][bytes4(keccak256("ping(uint256)"))] = true;
    }

    function relay(address target, string calldata signature, bytes calldata args) external {
        bytes4 selector = bytes4(keccak256(bytes(signature)));
        if (!isAllowed[target][selector]) revert Forbidden(target, selector); // only listed pairs
        if (target.code.length == 0) revert NoCode(target); // a call to it would succeed and do nothing
        (bool ok, ) = target.call(bytes.concat(selector, args));
        if (!ok) revert CallFailed();
    }

    /// The way out for the tokens that the gateway holds.
    function payOut(IERC20 token, address to, uint256 amount) external {
        if (to == address(0)) revert ZeroReceiver();
        if (msg.sender != OWNER) revert NotOwner();
        SafeERC20.safeTransfer(token, to, amount);
    }
}
// #endregion fixed
