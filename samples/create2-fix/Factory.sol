// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region limit
/// Its constructor writes the limit, but not how often it was raised.
contract Limit {
    uint256 public limit = 1;
    uint256 public raises;

    function raise(uint256 to) external {
        limit = to;
        ++raises;
    }

    receive() external payable {}
}
// #endregion limit

// #region factory
/// Anyone may ask for the contract of a salt; CREATE2 should deploy it only once.
contract Factory {
    function make(bytes32 salt) external returns (address made) {
        bytes memory code = type(Limit).creationCode;
        assembly {
            made := create2(0, add(code, 32), mload(code), salt)
        }
        require(made != address(0), "not deployed");
    }
}
// #endregion factory
