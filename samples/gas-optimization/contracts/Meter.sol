// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// Never deployed: a call without a receiver runs the constructor and returns what it returns.
contract Meter {
    constructor(address target, bytes memory data, bool fails) {
        require(target.code.length > 0, "no code"); // from here on the account is warm
        (uint256 used, bool done) = gasOf(target, data);
        require(done != fails, "another result than in the row");
        // While it is being created, this contract is a warm account without code: what is left is the price of the call itself.
        (uint256 price,) = gasOf(address(this), data);
        assembly ("memory-safe") {
            mstore(0x00, sub(used, price))
            return(0x00, 0x20)
        }
    }

    function gasOf(address target, bytes memory data) private returns (uint256 used, bool done) {
        assembly ("memory-safe") {
            let left := gas()
            done := call(gas(), target, 0, add(data, 0x20), mload(data), 0x00, 0x00)
            used := sub(left, gas())
        }
    }
}
