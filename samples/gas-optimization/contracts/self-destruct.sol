// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

contract Board {
    uint256 public posts = 1;

    function post(uint256 amount) external {
        posts += amount;
    }
}

// #region before
contract Before {
    constructor(Board board) {
        board.post(1);
        board.post(2);
    }
}
// #endregion before

// #region after
contract After {
    constructor(Board board) {
        board.post(1);
        board.post(2);
        selfdestruct(payable(msg.sender));
    }
}
// #endregion after

// #region no-code
contract NoCode {
    constructor(Board board) {
        board.post(1);
        board.post(2);
        assembly {
            return(0, 0)
        }
    }
}
// #endregion no-code
