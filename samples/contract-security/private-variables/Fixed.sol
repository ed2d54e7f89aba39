// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region fixed
import {NoAdmin} from "../NoAdmin.sol";

contract Safe is NoAdmin {
    address private owner = msg.sender; // slot 0, as public as before, but not a secret

    error NotOwner();
    error ZeroReceiver();

    constructor(bytes32) payable {}

    function unlock(bytes32, address payable to) external {
        if (to == address(0)) revert ZeroReceiver();
        if (msg.sender != owner) revert NotOwner(); // proven by the signature of the transaction
        (bool ok, ) = to.call{value: address(this).balance}("");
        require(ok);
    }
}
// #endregion fixed
