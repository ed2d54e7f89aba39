// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Foundry's commands for tests and scripts are at this address. The library forge-std has all of them.
interface Vm {
    function prank(address sender) external;
    function deal(address account, uint256 balance) external;
    function load(address account, bytes32 slot) external view returns (bytes32);
    function expectRevert(bytes calldata reason) external;
    function envAddress(string calldata name) external view returns (address);
    function startBroadcast() external;
    function stopBroadcast() external;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
