// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    function half(uint256 value) external pure returns (uint256) {
        require(value % 2 == 0, "odd value");
        return value / 2;
    }
}
// #endregion before

// #region after
contract After {
    function half(uint256 value) external pure returns (uint256) {
        if (value % 2 != 0) {
            assembly ("memory-safe") {
                let free := mload(0x40) // memory that nothing uses yet
                mstore(free, shl(224, 0x08c379a0)) // Error(string)
                mstore(add(free, 0x04), 0x20) // where the string starts
                mstore(add(free, 0x24), 9) // its length
                mstore(add(free, 0x44), "odd value")
                revert(free, 0x64)
            }
        }
        return value / 2;
    }
}
// #endregion after
