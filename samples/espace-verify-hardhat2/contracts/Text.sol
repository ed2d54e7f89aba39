// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

library Text {
    /// Whether the text has between 1 and 31 bytes.
    function isPlain(string memory text) internal pure returns (bool) {
        return bytes(text).length > 0 && bytes(text).length < 32;
    }
}
