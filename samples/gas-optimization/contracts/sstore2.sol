// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {SSTORE2} from "solady/src/utils/SSTORE2.sol";

// #region before
contract Before {
    bytes private stored;

    function save(bytes calldata data) external {
        stored = data;
    }

    function load() external view returns (bytes memory) {
        return stored;
    }
}
// #endregion before

// #region after
contract After {
    address private pointer;

    function save(bytes calldata data) external {
        pointer = SSTORE2.write(data);
    }

    function load() external view returns (bytes memory) {
        // Read from the zero address, the library would use up all gas.
        address data = pointer;
        return data == address(0) ? bytes("") : SSTORE2.read(data);
    }
}
// #endregion after
