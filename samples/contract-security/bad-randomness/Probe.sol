// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region probe
contract Probe {
    uint256 private plusOne; // never 0, so that a trial call costs as much gas as the transaction

    function look() external {
        plusOne = block.prevrandao + 1;
    }

    function seen() external view returns (uint256) {
        return plusOne - 1;
    }

    function inTrialCall() external view returns (uint256) {
        return block.prevrandao;
    }
}
// #endregion probe
