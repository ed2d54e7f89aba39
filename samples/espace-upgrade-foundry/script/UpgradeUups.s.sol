// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TallyUupsV1, TallyUupsV2} from "../src/TallyUups.sol";
import {vm} from "./Vm.sol";

contract UpgradeUups {
    function run() external {
        TallyUupsV1 tally = TallyUupsV1(vm.envAddress("PROXY"));
        vm.startBroadcast();
        tally.upgradeToAndCall(address(new TallyUupsV2()), "");
        vm.stopBroadcast();
    }
}
