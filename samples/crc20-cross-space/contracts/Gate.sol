// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from '@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol';
import {SafeERC20} from '@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol';
import {ReentrancyGuard} from '@openzeppelin/contracts/utils/ReentrancyGuard.sol';
import {EspaceToken} from './EspaceToken.sol';

interface CrossSpaceCall {
    function createEVM(bytes calldata init) external payable returns (bytes20);
    function callEVM(bytes20 to, bytes calldata data) external payable returns (bytes memory output);
}

CrossSpaceCall constant CROSS_SPACE = CrossSpaceCall(0x0888000000000000000000000000000000000006);

/// Holds tokens in Core Space while their counterparts circulate in eSpace. No one owns it.
contract Gate is ReentrancyGuard {
    using SafeERC20 for IERC20Metadata;

    IERC20Metadata public immutable token;
    bytes20 public immutable espaceToken;

    event Left(address indexed from, address indexed receiver, uint256 amount);
    event Returned(address indexed owner, address indexed to, uint256 amount);

    /// Creates the counterpart in eSpace: there, its creator is the mapped address of this contract.
    constructor(IERC20Metadata token_) {
        token = token_;
        bytes memory arguments = abi.encode(token_.name(), token_.symbol(), token_.decimals());
        espaceToken = CROSS_SPACE.createEVM(bytes.concat(type(EspaceToken).creationCode, arguments));
    }

    /// Takes tokens from the caller and mints as many for an eSpace address.
    function toEspace(address receiver, uint256 amount) external nonReentrant {
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        // A token may take a fee: mint what arrived, not what was asked for.
        uint256 arrived = token.balanceOf(address(this)) - before;
        CROSS_SPACE.callEVM(espaceToken, abi.encodeCall(EspaceToken.mint, (receiver, arrived)));
        emit Left(msg.sender, receiver, arrived);
    }

    /// Pays the caller what an eSpace account has locked for it.
    function toCore(address espaceOwner, uint256 amount) external nonReentrant {
        CROSS_SPACE.callEVM(espaceToken, abi.encodeCall(EspaceToken.burnLocked, (espaceOwner, msg.sender, amount)));
        token.safeTransfer(msg.sender, amount);
        emit Returned(espaceOwner, msg.sender, amount);
    }
}
