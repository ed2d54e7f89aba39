// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {TallyV1, TallyV2} from "./Tally.sol";

/// @custom:oz-upgrades-unsafe-allow missing-initializer
contract TallyUupsV1 is TallyV1, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal override onlyOwner {}
}

/// @custom:oz-upgrades-from src/TallyUups.sol:TallyUupsV1
/// @custom:oz-upgrades-unsafe-allow missing-initializer
contract TallyUupsV2 is TallyV2, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal override onlyOwner {}
}
