// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import {TallyV1} from "./Tally.sol";

// Contracts for the tests and checks. Don't deploy them.

// #region shifted
contract TallyShifted is Initializable, OwnableUpgradeable {
    uint256 public limit; // new, in slot 0: the others move
    uint256 public count;
    uint256 public step;

    /// @custom:oz-upgrades-unsafe-allow constructor
    constructor() {
        _disableInitializers();
    }

    function initialize(address owner, uint256 stepWidth) external initializer {
        __Ownable_init(owner);
        step = stepWidth;
    }
}
// #endregion shifted

/// @custom:oz-upgrades-unsafe-allow missing-initializer
contract TallyUupsShifted is TallyShifted, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal override onlyOwner {}
}

// #region unlocked
/// Without a constructor that calls _disableInitializers().
contract TallyUnlocked is Initializable, OwnableUpgradeable {
    uint256 public count;
    uint256 public step;

    function initialize(address owner, uint256 stepWidth) external initializer {
        __Ownable_init(owner);
        step = stepWidth;
    }
}
// #endregion unlocked

// #region setup
/// The function that sets the owner isn't called initialize.
contract TallySetUp is Initializable, OwnableUpgradeable {
    /// @custom:oz-upgrades-unsafe-allow constructor
    constructor() {
        _disableInitializers();
    }

    function setUp(address owner) external initializer {
        __Ownable_init(owner);
    }
}
// #endregion setup

// #region open
/// @custom:oz-upgrades-unsafe-allow missing-initializer
contract TallyUupsOpen is TallyV1, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal override {} // no onlyOwner
}
// #endregion open

// #region drain
/// What a stranger puts behind a proxy that anyone can upgrade.
contract Drain is UUPSUpgradeable {
    function take(address payable to) external {
        (bool sent,) = to.call{value: address(this).balance}("");
        require(sent);
    }

    function _authorizeUpgrade(address) internal override {}
}
// #endregion drain
