// #region v1
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";

contract TallyV1 is Initializable, OwnableUpgradeable {
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
}
// #endregion v1

// #region v2
contract TallyV2 is Initializable, OwnableUpgradeable {
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

    function reset() external onlyOwner {
        count = 0;
        resets++;
    }
}
// #endregion v2
