// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Returns what the virtual machine returns, and tries calls.
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
        bytes32 parentHash;
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

    function people() external view returns (address, address, address) {
        return (msg.sender, tx.origin, address(this));
    }

    function tryCall(address to, bytes calldata data, uint256 value) external payable returns (bool ok, bytes memory out, uint256 gasUsed) {
        gasUsed = gasleft();
        (ok, out) = to.call{value: value}(data);
        gasUsed -= gasleft();
    }

    function tryStatic(address to, bytes calldata data) external view returns (bool ok, bytes memory out) {
        (ok, out) = to.staticcall(data);
    }

    function tryDelegate(address to, bytes calldata data) external returns (bool ok, bytes memory out) {
        (ok, out) = to.delegatecall(data);
    }

    function codeOf(address at) external view returns (uint256, bytes32) {
        return (at.code.length, at.codehash);
    }

    function create(bytes memory initCode) public payable returns (address made) {
        assembly {
            made := create(callvalue(), add(initCode, 32), mload(initCode))
        }
    }

    function create2(bytes memory initCode, uint256 salt) external returns (address made) {
        assembly {
            made := create2(0, add(initCode, 32), mload(initCode), salt)
        }
    }

    /// Deploys runtime code and calls it in the same call.
    function run(bytes memory initCode, bytes calldata data) external payable returns (address made, bool ok, bytes memory out) {
        made = create(initCode);
        (ok, out) = made.call(data);
    }

    /// Calls a contract that returns its gas, and compares.
    function share(bytes memory initCode) external returns (uint256 available, uint256 passedOn) {
        address made = create(initCode);
        available = gasleft();
        (, bytes memory out) = made.call("");
        passedOn = abi.decode(out, (uint256));
    }

    receive() external payable {}
}

/// Sends its balance to a fixed address; keeps its code, because it's older than the transaction.
contract Vault {
    address payable private immutable TARGET;

    constructor(address payable target) {
        TARGET = target;
    }

    function close() external {
        selfdestruct(TARGET);
    }

    receive() external payable {}
}

/// Creates a vault and closes it in the same transaction.
contract Brief {
    address public vault;

    function openAndClose() external {
        Vault made = new Vault(payable(msg.sender));
        made.close();
        vault = address(made);
    }
}

/// Tries to survive a write that fails.
contract Catcher {
    uint256 public value;

    function write() external {
        value = 1;
    }

    function tryWrite() external returns (bool failed) {
        try this.write() {} catch {
            failed = true;
        }
    }
}
