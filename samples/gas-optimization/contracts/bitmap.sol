// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    mapping(uint256 index => bool) private claimed;

    function claim(uint256 index) external {
        require(!claimed[index], "claimed");
        claimed[index] = true;
    }

    function isClaimed(uint256 index) external view returns (bool) {
        return claimed[index];
    }
}
// #endregion before

// #region after
contract After {
    mapping(uint256 word => uint256) private claimed;

    function claim(uint256 index) external {
        uint256 bit = 1 << (index & 255);
        uint256 word = claimed[index >> 8];
        require(word & bit == 0, "claimed");
        claimed[index >> 8] = word | bit;
    }

    function isClaimed(uint256 index) external view returns (bool) {
        return claimed[index >> 8] & (1 << (index & 255)) != 0;
    }
}
// #endregion after
