// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region counter
contract Counter {
    address public immutable OWNER = msg.sender;
    uint256 public count;

    event Counted(address indexed by, uint256 count);
    error NotOwner(address caller);

    function increment() external {
        count += 1;
        emit Counted(msg.sender, count);
    }

    function reset() external {
        if (msg.sender != OWNER) revert NotOwner(msg.sender);
        count = 0;
    }
}
// #endregion counter
