// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";

/// The issuer signs off-chain who may claim; the account itself sends the signature and pays the gas.
contract AllowList {
    address public immutable ISSUER;
    mapping(address account => uint256) public nonces;
    mapping(address account => uint256) public claims;

    error Expired(uint256 deadline);
    error NotIssuer(address signer);

    constructor(address issuer) {
        ISSUER = issuer;
    }

    /// What the issuer signs as a message of 32 bytes.
    function content(address account, uint256 nonce, uint256 deadline) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), account, nonce, deadline));
    }

    function claim(uint256 deadline, bytes calldata signature) external {
        if (block.timestamp > deadline) revert Expired(deadline);
        bytes32 signed = content(msg.sender, nonces[msg.sender]++, deadline);
        address signer = ECDSA.recover(MessageHashUtils.toEthSignedMessageHash(signed), signature);
        if (signer != ISSUER) revert NotIssuer(signer);
        claims[msg.sender]++;
    }
}
