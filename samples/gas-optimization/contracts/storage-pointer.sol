// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region player
struct Player {
    address account;
    uint256 level;
    uint256 points;
    uint256 coins;
}
// #endregion player

// #region before
contract Before {
    mapping(uint256 id => Player) private players;

    constructor() {
        players[1] = Player(msg.sender, 10, 20, 30);
    }

    function levelOf(uint256 id) external view returns (uint256) {
        Player memory player = players[id];
        return player.level;
    }
}
// #endregion before

// #region after
contract After {
    mapping(uint256 id => Player) private players;

    constructor() {
        players[1] = Player(msg.sender, 10, 20, 30);
    }

    function levelOf(uint256 id) external view returns (uint256) {
        Player storage player = players[id];
        return player.level;
    }
}
// #endregion after
