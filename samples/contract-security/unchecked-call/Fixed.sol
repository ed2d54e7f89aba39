// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {NoAdmin} from "../NoAdmin.sol";

contract Lottery is NoAdmin {
    address payable public immutable WINNER;
    uint256 public immutable CHOICE = block.number + 100; // until then, only the winner decides where the prize goes
    bool public paid;

    error ZeroWinner();
    error NotWinner();
    error TooEarly();
    error AlreadyPaid();
    error NotPaidYet();
    error NothingLeft();
    error ZeroReceiver();

    constructor(address payable winner) payable {
        if (winner == address(0)) revert ZeroWinner();
        WINNER = winner;
    }

    /// For a winner that only waits: anyone may start the payment.
    function payWinner() external {
        if (block.number <= CHOICE) revert TooEarly();
        _pay(WINNER);
    }

    /// The winner may choose another address, for example because it cannot receive CFX or could not spend it.
    function collect(address payable to) external {
        if (msg.sender != WINNER) revert NotWinner();
        _pay(to);
    }

    function _pay(address payable to) private {
        if (to == address(0)) revert ZeroReceiver();
        if (paid) revert AlreadyPaid();
        paid = true;
        Address.sendValue(to, address(this).balance); // all gas; a failure reverts everything
    }

    function sweep(address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        if (!paid) revert NotPaidYet();
        if (address(this).balance == 0) revert NothingLeft();
        Address.sendValue(to, address(this).balance);
    }
}
// #endregion fixed
