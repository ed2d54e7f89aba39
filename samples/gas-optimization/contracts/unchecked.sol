// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256 public balance = 1000;

    function spend(uint256 amount) external {
        require(amount <= balance, "too much");
        balance -= amount;
    }

    function loop(uint256 rounds) external pure returns (uint256 last) {
        for (uint256 i = 0; i < rounds; ++i) last = i;
    }
}
// #endregion before

// #region after
contract After {
    uint256 public balance = 1000;

    function spend(uint256 amount) external {
        require(amount <= balance, "too much");
        unchecked {
            balance -= amount;
        }
    }

    function loop(uint256 rounds) external pure returns (uint256 last) {
        for (uint256 i = 0; i < rounds; ) {
            last = i;
            unchecked {
                ++i;
            }
        }
    }
}
// #endregion after
