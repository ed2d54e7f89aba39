// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
contract Safe {
    address private owner = msg.sender; // slot 0, as public as before, but not a secret

    error NotOwner();

    constructor(bytes32) payable {}

    function unlock(bytes32, address payable to) external {
        if (msg.sender != owner) revert NotOwner(); // proven by the signature of the transaction
        (bool ok, ) = to.call{value: address(this).balance}("");
        require(ok);
    }
}
// #endregion fixed
