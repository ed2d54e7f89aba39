// #region head
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import {TallyV1} from "./Tally.sol";

// Contracts for the tests and checks. Don't deploy them.
// #endregion head

// #region shifted
/// @custom:oz-upgrades-from src/Tally.sol:TallyV1
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

// #region unsafe
contract TallyUnsafe is Initializable, OwnableUpgradeable {
    uint256 public count;

    constructor() {
        count = 1; // the proxy doesn't see this
    }

    function initialize(uint256 start) external initializer {
        count = start; // and no __Ownable_init
    }

    function run(address code) external onlyOwner {
        (bool ok,) = code.delegatecall("");
        require(ok);
    }

    function end() external onlyOwner {
        selfdestruct(payable(msg.sender));
    }
}
// #endregion unsafe

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
