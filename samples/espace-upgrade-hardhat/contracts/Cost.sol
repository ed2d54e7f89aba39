// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TallyUnlocked} from "./Bad.sol";

/// The same code with and without a proxy, to measure what a proxy costs.
/// @custom:oz-upgrades-unsafe-allow missing-initializer
contract TallyDirect is TallyUnlocked {
    function add() external onlyOwner {
        count += step;
    }
}
