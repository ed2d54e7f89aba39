// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Recovers who signed, by the rules of Core Space (CIP-23) and by those of Ethereum.
contract Signed {
    // #region domain
    bytes32 private constant CIP23_DOMAIN = keccak256("CIP23Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant EIP712_DOMAIN = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    function separator(bytes32 domainType) private view returns (bytes32) {
        return keccak256(abi.encode(domainType, keccak256("Shop"), keccak256("1"), block.chainid, address(this)));
    }
    // #endregion domain

    // #region prefix
    string private constant CORE_PREFIX = "\x19Conflux Signed Message:\n32";
    string private constant ETHEREUM_PREFIX = "\x19Ethereum Signed Message:\n32";
    // #endregion prefix

    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value)");

    function messageDigest(bytes32 message, bool core) public pure returns (bytes32) {
        return keccak256(abi.encodePacked(core ? CORE_PREFIX : ETHEREUM_PREFIX, message));
    }

    function permitDigest(address owner, address spender, uint256 value, bool core) public view returns (bytes32) {
        bytes32 content = keccak256(abi.encode(PERMIT, owner, spender, value));
        return keccak256(abi.encodePacked("\x19\x01", separator(core ? CIP23_DOMAIN : EIP712_DOMAIN), content));
    }

    function recover(bytes32 digest, uint8 v, bytes32 r, bytes32 s) external pure returns (address) {
        return ecrecover(digest, v, r, s);
    }
}
