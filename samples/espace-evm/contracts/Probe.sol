// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Records what the block opcodes return.
contract Probe {
    struct Block {
        uint256 number;
        uint256 timestamp;
        address coinbase;
        uint256 prevrandao;
        uint256 gasLimit;
        uint256 chainId;
        uint256 baseFee;
        uint256 blobBaseFee;
        bytes32 blobHash;
        bytes32 ownHash;
        bytes32 previousHash;
    }
    Block public seen;

    function current() public view returns (Block memory) {
        return Block(
            block.number,
            block.timestamp,
            block.coinbase,
            block.prevrandao,
            block.gaslimit,
            block.chainid,
            block.basefee,
            block.blobbasefee,
            blobhash(0),
            blockhash(block.number),
            blockhash(block.number - 1)
        );
    }

    function record() external {
        seen = current();
    }

    function hashAt(uint256 number) external view returns (uint256, bytes32) {
        return (block.number, blockhash(number));
    }

    function codeOf(address at) external view returns (uint256, bytes32) {
        return (at.code.length, at.codehash);
    }

    function callWith(address to, bytes memory data) external view returns (bool ok, bytes memory out, uint256 used) {
        assembly {
            let before := gas()
            ok := staticcall(gas(), to, add(data, 32), mload(data), 0, 0)
            used := sub(before, gas())
            out := mload(0x40)
            mstore(out, returndatasize())
            returndatacopy(add(out, 32), 0, returndatasize())
            mstore(0x40, add(out, add(64, returndatasize())))
        }
    }

    event Called(address from);

    /// Something for a cross-space call to do.
    function ping() external payable {
        emit Called(msg.sender);
    }
}

/// Sends its balance away; keeps its code unless this is the transaction that created it.
contract Vault {
    uint256 public kept = 7;

    constructor() payable {}

    function close(address payable to) external {
        selfdestruct(to);
    }
}

/// Creates a vault and closes it in the same transaction.
contract Brief {
    address public vault;

    function openAndClose() external payable {
        Vault made = new Vault{value: msg.value}();
        made.close(payable(msg.sender));
        vault = address(made);
    }

    /// Closes the vault to itself.
    function openAndBurn() external payable {
        Vault made = new Vault{value: msg.value}();
        made.close(payable(address(made)));
        vault = address(made);
    }
}
