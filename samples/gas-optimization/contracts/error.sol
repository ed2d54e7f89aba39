// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region before
contract Before {
    uint256 public balance = 10;

    function spend(uint256 amount) external {
        require(amount <= balance, "the amount is larger than the balance");
        balance -= amount;
    }
}
// #endregion before

// #region after
contract After {
    error AmountExceedsBalance();

    uint256 public balance = 10;

    function spend(uint256 amount) external {
        require(amount <= balance, AmountExceedsBalance());
        balance -= amount;
    }
}
// #endregion after
