// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Script} from "forge-std/Script.sol";
import {TallyUupsV1, TallyUupsV2} from "../src/TallyUups.sol";

contract UpgradeUups is Script {
    function run() external {
        TallyUupsV1 tally = TallyUupsV1(vm.envAddress("PROXY"));
        vm.startBroadcast();
        tally.upgradeToAndCall(address(new TallyUupsV2()), "");
        vm.stopBroadcast();
    }
}
