// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

contract Oracle {
    function price(uint256 id) external pure returns (uint256) {
        return id * 100;
    }
}

// #region before
contract Before {
    Oracle private immutable oracle;

    constructor(Oracle newOracle) {
        oracle = newOracle;
    }

    function quote(uint256 id) external view returns (uint256) {
        return oracle.price(id);
    }
}
// #endregion before

// #region after
contract After {
    Oracle private immutable oracle;

    constructor(Oracle newOracle) {
        oracle = newOracle;
    }

    function quote(uint256 id) external view returns (uint256 price) {
        address target = address(oracle);
        bytes4 selector = Oracle.price.selector;
        assembly ("memory-safe") {
            mstore(0x00, selector)
            mstore(0x04, id)
            let done := staticcall(gas(), target, 0x00, 0x24, 0x00, 0x20)
            // An address without code answers with success and no bytes.
            if iszero(and(gt(returndatasize(), 31), done)) { revert(0x00, 0x00) }
            price := mload(0x00)
        }
    }
}
// #endregion after
