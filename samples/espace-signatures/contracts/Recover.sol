// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// Don't copy: ecrecover without any check of its own.
contract Raw {
    address public owner; // nobody has set it

    function signerOf(bytes32 digest, uint8 v, bytes32 r, bytes32 s) public pure returns (address) {
        return ecrecover(digest, v, r, s);
    }

    function isOwner(bytes32 digest, uint8 v, bytes32 r, bytes32 s) external view returns (bool) {
        return signerOf(digest, v, r, s) == owner;
    }
}

contract Checked {
    /// For accounts with a key.
    function signerOf(bytes32 digest, bytes calldata signature) external pure returns (address) {
        return ECDSA.recoverCalldata(digest, signature);
    }

    /// For contract accounts too.
    function isSigner(address signer, bytes32 digest, bytes calldata signature) external view returns (bool) {
        return SignatureChecker.isValidSignatureNowCalldata(signer, digest, signature);
    }
}

/// Don't copy: it knows a used signature by its bytes.
contract Once {
    mapping(bytes32 signatureHash => bool) private used;
    uint256 public claims;

    error Used();

    function claim(bytes32 digest, bytes calldata signature) external {
        if (used[keccak256(signature)]) revert Used();
        used[keccak256(signature)] = true;
        ECDSA.recoverCalldata(digest, signature);
        claims++;
    }
}
