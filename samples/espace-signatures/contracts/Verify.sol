// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";

contract Verify {
    /// The account that signed the text. Compare it with the one that you expect.
    function signerOf(string calldata text, bytes calldata signature) external pure returns (address) {
        return ECDSA.recover(MessageHashUtils.toEthSignedMessageHash(bytes(text)), signature);
    }
}
