// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Lottery {
    address payable public immutable WINNER;
    bool public paid;

    error NotPaidYet();

    constructor(address payable winner) payable {
        WINNER = winner;
    }

    function payWinner() external {
        WINNER.send(address(this).balance); // 2,300 gas, and the result is ignored
        paid = true;
    }

    /// Once the winner is paid, anyone may take what is left.
    function sweep(address payable to) external {
        if (!paid) revert NotPaidYet();
        (bool ok, ) = to.call{value: address(this).balance}("");
        require(ok);
    }
}
// #endregion vulnerable
