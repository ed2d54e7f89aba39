// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region winner
/// A contract wallet that counts what it receives, which takes more than 2,300 gas.
contract SmartWallet {
    address private immutable OWNER = msg.sender;
    uint256 public received;

    receive() external payable {
        received += msg.value;
    }
    // #endregion winner

    error NotOwner();

    function spend(address payable to) external {
        if (msg.sender != OWNER) revert NotOwner();
        (bool ok, ) = to.call{value: address(this).balance}("");
        require(ok);
    }
}

interface ILottery {
    function collect(address payable to) external;
    function sweep(address payable to) external;
}

// #region second
/// Cannot receive CFX. Its owner decides where its prize goes.
contract Stubborn {
    address private immutable OWNER = msg.sender;

    error NotOwner();

    function collect(ILottery lottery, address payable to) external {
        if (msg.sender != OWNER) revert NotOwner();
        lottery.collect(to);
    }
}

/// Tries to sweep more than its prize while it is being paid.
contract Sweeper {
    address payable private immutable LOOT;

    constructor(address payable loot) {
        LOOT = loot;
    }

    receive() external payable {
        try ILottery(msg.sender).sweep(LOOT) {} catch {}
    }
}
// #endregion second

/// Accepts CFX and cannot send any: only the lottery's own choice helps it.
contract Purse {
    address private immutable OWNER = msg.sender;

    error NotOwner();

    function collect(ILottery lottery, address payable to) external {
        if (msg.sender != OWNER) revert NotOwner();
        lottery.collect(to);
    }

    receive() external payable {}
}
