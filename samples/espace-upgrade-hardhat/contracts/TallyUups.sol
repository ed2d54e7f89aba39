// #region v1
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";

contract TallyUupsV1 is Initializable, OwnableUpgradeable, UUPSUpgradeable {
    uint256 public count; // slot 0
    uint256 public step; // slot 1

    /// @custom:oz-upgrades-unsafe-allow constructor
    constructor() {
        _disableInitializers();
    }

    function initialize(address owner, uint256 stepWidth) external initializer {
        __Ownable_init(owner);
        step = stepWidth;
    }

    function add() external onlyOwner {
        count += step;
    }

    function _authorizeUpgrade(address) internal override onlyOwner {}
}
// #endregion v1

// #region v2
contract TallyUupsV2 is Initializable, OwnableUpgradeable, UUPSUpgradeable {
    uint256 public count; // slot 0
    uint256 public step; // slot 1
    uint256 public resets; // slot 2: new variables go to the end

    /// @custom:oz-upgrades-unsafe-allow constructor
    constructor() {
        _disableInitializers();
    }

    function initialize(address owner, uint256 stepWidth) external initializer {
        __Ownable_init(owner);
        step = stepWidth;
    }

    function add() external onlyOwner {
        count += step;
    }

    function _authorizeUpgrade(address) internal override onlyOwner {}

    function reset() external onlyOwner {
        count = 0;
        resets++;
    }
}
// #endregion v2
