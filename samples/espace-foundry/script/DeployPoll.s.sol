// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Script, console} from "forge-std/Script.sol";
import {Poll} from "../src/Poll.sol";

/// Deploys a poll and votes in it: two transactions.
contract DeployPoll is Script {
    function run() external {
        vm.startBroadcast();
        Poll poll = new Poll("Tabs or spaces?", 2);
        poll.vote(1);
        vm.stopBroadcast();
        console.log("Poll at", address(poll));
    }
}
