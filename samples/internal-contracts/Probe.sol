// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Looks at other addresses and calls them in every way.
contract Probe {
    event Result(bool ok, bytes output, uint256 gasUsed);

    function look(address target) external view returns (bytes memory code, uint256 size, bytes32 hash) {
        return (target.code, target.code.length, target.codehash);
    }

    function call(address target, bytes calldata data) external payable {
        uint256 before = gasleft();
        (bool ok, bytes memory output) = target.call{value: msg.value, gas: 100_000}(data);
        emit Result(ok, output, before - gasleft());
    }

    function staticCall(address target, bytes calldata data) external {
        uint256 before = gasleft();
        (bool ok, bytes memory output) = target.staticcall{gas: 100_000}(data);
        emit Result(ok, output, before - gasleft());
    }

    function delegateCall(address target, bytes calldata data) external {
        uint256 before = gasleft();
        (bool ok, bytes memory output) = target.delegatecall{gas: 100_000}(data);
        emit Result(ok, output, before - gasleft());
    }

    function callCode(address target, bytes memory data) external {
        uint256 before = gasleft();
        bool ok;
        assembly {
            ok := callcode(100000, target, 0, add(data, 32), mload(data), 0, 0)
        }
        emit Result(ok, '', before - gasleft());
    }
}
