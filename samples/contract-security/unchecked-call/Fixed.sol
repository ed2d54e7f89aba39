// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

contract Lottery {
    address payable public immutable WINNER;
    bool public paid;

    error NotWinner();
    error AlreadyPaid();
    error NotPaidYet();
    error NothingLeft();

    constructor(address payable winner) payable {
        WINNER = winner;
    }

    function payWinner() external {
        _pay(WINNER);
    }

    /// A winner that cannot receive CFX chooses another address.
    function collect(address payable to) external {
        if (msg.sender != WINNER) revert NotWinner();
        _pay(to);
    }

    function _pay(address payable to) private {
        if (paid) revert AlreadyPaid();
        paid = true;
        Address.sendValue(to, address(this).balance); // all gas; a failure reverts everything
    }

    function sweep(address payable to) external {
        if (!paid) revert NotPaidYet();
        if (address(this).balance == 0) revert NothingLeft();
        Address.sendValue(to, address(this).balance);
    }
}
// #endregion fixed
