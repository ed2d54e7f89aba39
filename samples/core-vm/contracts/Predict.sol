// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

contract Empty {}

/// Predicts the addresses of contracts that it creates with CREATE2.
contract Predict {
    // #region predict
    function predict(bytes32 salt, bytes32 initCodeHash) public view returns (address) {
        uint160 end = uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), this, salt, initCodeHash))));
        // On Ethereum: return address(end);
        return address((uint160(8) << 156) | (end & (type(uint160).max >> 4)));
    }
    // #endregion predict

    function predicted(bytes32 salt) external view returns (address) {
        return predict(salt, keccak256(type(Empty).creationCode));
    }

    function make(bytes32 salt) external returns (address) {
        return address(new Empty{salt: salt}());
    }
}
