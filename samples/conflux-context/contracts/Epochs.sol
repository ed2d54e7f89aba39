// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

// #region interface
interface ConfluxContext {
    function epochNumber() external view returns (uint256);
    function posHeight() external view returns (uint256);
    function finalizedEpochNumber() external view returns (uint256);
    function epochHash(uint256 epoch) external view returns (bytes32);
}

ConfluxContext constant CONTEXT = ConfluxContext(0x0888000000000000000000000000000000000004);
// #endregion interface

// #region lock
/// Keeps CFX until an epoch is reached.
contract EpochLock {
    address public immutable owner = msg.sender;
    uint256 public immutable unlockEpoch;

    error Locked(uint256 unlockEpoch);

    constructor(uint256 epochs) payable {
        unlockEpoch = CONTEXT.epochNumber() + epochs;
    }

    function withdraw() external {
        require(msg.sender == owner, "Not the owner");
        if (CONTEXT.epochNumber() < unlockEpoch) revert Locked(unlockEpoch);
        (bool sent, ) = owner.call{value: address(this).balance}("");
        require(sent, "The owner rejected the CFX");
    }
}
// #endregion lock

// #region final
/// Stores hashes of pivot blocks that proof of stake has made final.
contract FinalHashes {
    mapping(uint256 epoch => bytes32) public hashOf;

    error NotFinal(uint256 epoch, uint256 finalized);
    error OutOfRange(uint256 epoch);

    function store(uint256 epoch) external {
        uint256 finalized = CONTEXT.finalizedEpochNumber();
        if (epoch > finalized) revert NotFinal(epoch, finalized);
        bytes32 hash = CONTEXT.epochHash(epoch);
        if (hash == 0) revert OutOfRange(epoch);
        hashOf[epoch] = hash;
    }
}
// #endregion final

/// Reports what a transaction reads, and the gas of each read.
contract Probe {
    event Read(uint256 epoch, uint256 blockNumber, uint256 posHeight, uint256 finalized);
    event Hashes(bytes32 own, bytes32 previous, bytes32 next, bytes32 genesis, bytes32 huge);
    event Gas(bytes4 selector, uint256 used);
    event EspaceNumber(uint256 number);

    address private constant CROSS_SPACE_CALL = 0x0888000000000000000000000000000000000006;

    function read() external {
        emit Read(CONTEXT.epochNumber(), block.number, CONTEXT.posHeight(), CONTEXT.finalizedEpochNumber());
    }

    function hashes() external {
        uint256 epoch = CONTEXT.epochNumber();
        emit Hashes(
            CONTEXT.epochHash(epoch),
            CONTEXT.epochHash(epoch - 1),
            CONTEXT.epochHash(epoch + 1),
            CONTEXT.epochHash(0),
            CONTEXT.epochHash(type(uint256).max)
        );
    }

    function gasOf() external {
        bytes4[4] memory selectors = [
            ConfluxContext.epochNumber.selector,
            ConfluxContext.posHeight.selector,
            ConfluxContext.finalizedEpochNumber.selector,
            ConfluxContext.epochHash.selector
        ];
        for (uint256 i; i < 4; i++) {
            bytes memory data = abi.encodeWithSelector(selectors[i], 1);
            uint256 length = i == 3 ? 36 : 4;
            uint256 used;
            assembly {
                let before := gas()
                pop(staticcall(before, 0x0888000000000000000000000000000000000004, add(data, 32), length, 0, 32))
                used := sub(before, gas())
            }
            emit Gas(selectors[i], used);
        }
    }

    /// Deploys a contract in eSpace that returns `block.number`, and calls it.
    function espaceNumber() external {
        // NUMBER PUSH0 MSTORE PUSH1 32 PUSH0 RETURN, behind an init code that returns it.
        bytes memory init = hex"6743_5f52_6020_5ff3_00_5f52_6008_6018_f3";
        (, bytes memory created) = CROSS_SPACE_CALL.call(abi.encodeWithSignature("createEVM(bytes)", init));
        bytes20 reader = abi.decode(created, (bytes20));
        (, bytes memory output) = CROSS_SPACE_CALL.call(abi.encodeWithSignature("staticCallEVM(bytes20,bytes)", reader, ""));
        emit EspaceNumber(abi.decode(abi.decode(output, (bytes)), (uint256)));
    }
}
