// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

// #region allowlist
contract Allowlist {
    bytes32 public immutable ROOT;
    mapping(address => uint256) public claimed;

    error AlreadyClaimed();
    error NotOnTheList();

    constructor(bytes32 root) {
        ROOT = root;
    }

    function claim(uint256 amount, bytes32[] calldata proof) external {
        if (claimed[msg.sender] != 0) revert AlreadyClaimed();
        // Hashed twice, so that no inner node of the tree can pass for a leaf.
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(msg.sender, amount))));
        if (!MerkleProof.verifyCalldata(proof, ROOT, leaf)) revert NotOnTheList();
        claimed[msg.sender] = amount;
    }
}
// #endregion allowlist

// #region trap
/// Vouchers with one hash: a leaf of 64 bytes looks like an inner node.
contract Vouchers {
    bytes32 public immutable ROOT;
    mapping(bytes32 => bool) public used;
    mapping(address => uint256) public points;

    error AlreadyUsed();
    error InvalidVoucher();

    constructor(bytes32 root) {
        ROOT = root;
    }

    function redeem(bytes32 code, uint256 amount, bytes32[] calldata proof) external {
        if (used[code]) revert AlreadyUsed();
        bytes32 leaf = toLeaf(code, amount);
        if (!MerkleProof.verifyCalldata(proof, ROOT, leaf)) revert InvalidVoucher();
        used[code] = true;
        points[msg.sender] += amount;
    }

    function toLeaf(bytes32 code, uint256 amount) public pure virtual returns (bytes32) {
        return keccak256(abi.encode(code, amount));
    }
}
// #endregion trap

// #region safe
contract SafeVouchers is Vouchers {
    constructor(bytes32 root) Vouchers(root) {}

    function toLeaf(bytes32 code, uint256 amount) public pure override returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(code, amount))));
    }
}
// #endregion safe
