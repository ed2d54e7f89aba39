// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {Script} from "forge-std/Script.sol";
import {TallyV2} from "../src/Tally.sol";

contract UpgradeBeacon is Script {
    function run() external {
        UpgradeableBeacon beacon = UpgradeableBeacon(vm.envAddress("BEACON"));
        vm.startBroadcast();
        beacon.upgradeTo(address(new TallyV2()));
        vm.stopBroadcast();
    }
}
