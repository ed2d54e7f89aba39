// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {TallyV2} from "../src/Tally.sol";
import {vm} from "./Vm.sol";

contract UpgradeBeacon {
    function run() external {
        UpgradeableBeacon beacon = UpgradeableBeacon(vm.envAddress("BEACON"));
        vm.startBroadcast();
        beacon.upgradeTo(address(new TallyV2()));
        vm.stopBroadcast();
    }
}
