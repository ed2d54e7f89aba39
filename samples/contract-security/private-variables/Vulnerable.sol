// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Safe {
    address private owner = msg.sender; // slot 0
    bytes32 private password; // slot 1

    error WrongPassword();

    constructor(bytes32 secret) payable {
        password = secret;
    }

    function unlock(bytes32 secret, address payable to) external {
        if (secret != password) revert WrongPassword();
        (bool ok, ) = to.call{value: address(this).balance}("");
        require(ok);
    }
}
// #endregion vulnerable
