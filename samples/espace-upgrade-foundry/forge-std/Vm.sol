// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0;

/// The part of forge-std's Vm that the scripts and tests call. The release on npm is older than `envAddress`.
interface Vm {
    function prank(address sender) external;
    function deal(address account, uint256 balance) external;
    function load(address account, bytes32 slot) external view returns (bytes32);
    function expectRevert(bytes calldata reason) external;
    function envAddress(string calldata name) external view returns (address);
    function startBroadcast() external;
    function stopBroadcast() external;
}

abstract contract Commands {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
}
