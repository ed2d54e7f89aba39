// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region v1
contract NamespacedV1 {
    /// @custom:storage-location erc7201:tally.main
    struct Main {
        uint256 count;
        uint256 step;
    }

    bytes32 internal constant MAIN = 0x777cbe1e10d418e517516fe3f1eac1f43e633dc12034012a3efc0ccfdb55ed00;

    function main() internal pure returns (Main storage $) {
        assembly {
            $.slot := MAIN
        }
    }

    function add() external {
        main().count += main().step;
    }
}
// #endregion v1

contract NamespacedV2 {
    /// @custom:storage-location erc7201:tally.main
    struct Main {
        uint256 count;
        uint256 step;
        uint256 resets; // at the end
    }
}

contract NamespacedShifted {
    /// @custom:storage-location erc7201:tally.main
    struct Main {
        uint256 limit; // at the beginning
        uint256 count;
        uint256 step;
    }
}

contract NamespacedRenamed {
    /// @custom:storage-location erc7201:tally.other
    struct Main {
        uint256 count;
        uint256 step;
    }
}
