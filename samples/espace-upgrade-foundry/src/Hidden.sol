// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// For the checks only.

/// Variables in a struct of ERC-7201, and an enum: two changes that the layout of forge doesn't show.
contract HiddenV1 {
    enum Phase {
        Open,
        Closed
    }

    /// @custom:storage-location erc7201:sample.hidden
    struct Hidden {
        uint256 count;
        uint256 step;
    }

    Phase public phase;
}

/// @custom:oz-upgrades-from src/Hidden.sol:HiddenV1
contract HiddenStruct {
    enum Phase {
        Open,
        Closed
    }

    /// @custom:storage-location erc7201:sample.hidden
    struct Hidden {
        uint256 limit;
        uint256 count;
        uint256 step;
    }

    Phase public phase;
}

/// @custom:oz-upgrades-from src/Hidden.sol:HiddenV1
contract HiddenEnum {
    enum Phase {
        Closed,
        Open
    }

    /// @custom:storage-location erc7201:sample.hidden
    struct Hidden {
        uint256 count;
        uint256 step;
    }

    Phase public phase;
}

/// A struct that contains itself, through a mapping.
contract HiddenTree {
    struct Branch {
        uint256 value;
        mapping(uint256 => Branch) branches;
    }

    Branch internal root;
}
