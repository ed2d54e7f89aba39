// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IEntryPoint} from "@account-abstraction/contracts/interfaces/IEntryPoint.sol";
import {IPaymaster} from "@account-abstraction/contracts/interfaces/IPaymaster.sol";
import {PackedUserOperation} from "@account-abstraction/contracts/interfaces/PackedUserOperation.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";

abstract contract Base is IPaymaster {
    IEntryPoint public immutable entryPoint;
    address public immutable owner = msg.sender;

    constructor(IEntryPoint where) {
        entryPoint = where;
    }

    function withdraw(address payable to, uint256 amount) external {
        require(msg.sender == owner, "not the owner");
        entryPoint.withdrawTo(to, amount);
    }

    function postOp(PostOpMode, bytes calldata, uint256, uint256) external pure {
        revert("not used");
    }
}

// Don't use it: it pays for everybody.
contract OpenPaymaster is Base {
    constructor(IEntryPoint where) Base(where) {}

    function validatePaymasterUserOp(PackedUserOperation calldata, bytes32, uint256) external pure returns (bytes memory, uint256) {
        return ("", 0);
    }
}

// #region signed
contract SignedPaymaster is Base {
    address public immutable signer;

    constructor(IEntryPoint where, address by) Base(where) {
        signer = by;
    }

    // paymasterAndData: 20 bytes address, 2 × 16 bytes gas limits, 6 bytes expiry, 65 bytes signature
    function hashToSign(PackedUserOperation calldata op) public view returns (bytes32) {
        return keccak256(
            abi.encode(
                block.chainid, address(this), op.sender, op.nonce, keccak256(op.initCode), keccak256(op.callData),
                op.accountGasLimits, op.preVerificationGas, op.gasFees, keccak256(op.paymasterAndData[:58])
            )
        );
    }

    function validatePaymasterUserOp(PackedUserOperation calldata op, bytes32, uint256)
        external view returns (bytes memory, uint256)
    {
        require(msg.sender == address(entryPoint), "not the EntryPoint");
        bytes32 hash = MessageHashUtils.toEthSignedMessageHash(hashToSign(op));
        (address by,,) = ECDSA.tryRecover(hash, op.paymasterAndData[58:]);
        uint256 expiry = uint48(bytes6(op.paymasterAndData[52:58]));
        require(expiry != 0, "no expiry"); // the EntryPoint reads 0 as "never"
        return ("", (by == signer ? 0 : 1) | (expiry << 160));
    }
}
// #endregion signed
