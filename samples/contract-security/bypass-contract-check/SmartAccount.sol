// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The code that an account delegates to under EIP-7702.
contract SmartAccount {
    receive() external payable {}
}
