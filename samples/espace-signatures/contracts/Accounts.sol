// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// An account without a key: it accepts what its owner signs. Its own address isn't part of that.
contract Account is IERC1271 {
    address public immutable OWNER;

    constructor(address owner) {
        OWNER = owner;
    }

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError error, ) = ECDSA.tryRecoverCalldata(digest, signature);
        bool valid = error == ECDSA.RecoverError.NoError && signer == OWNER;
        return valid ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// Code for a delegated account, without isValidSignature.
contract Plain {
    receive() external payable {}
}
