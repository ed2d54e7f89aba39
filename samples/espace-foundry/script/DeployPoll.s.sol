// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Poll} from "../src/Poll.sol";

interface Vm {
    function startBroadcast() external;
    function stopBroadcast() external;
}

/// Deploys a poll and votes in it: two transactions.
contract DeployPoll {
    // Foundry's commands for scripts are at this address. The library forge-std has all of them; two are enough here.
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function run() external {
        vm.startBroadcast();
        Poll poll = new Poll("Tabs or spaces?", 2);
        poll.vote(1);
        vm.stopBroadcast();
    }
}
