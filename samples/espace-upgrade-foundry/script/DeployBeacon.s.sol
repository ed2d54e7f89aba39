// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {TallyV1} from "../src/Tally.sol";
import {vm} from "./Vm.sol";

contract DeployBeacon {
    function run() external {
        address owner = vm.envAddress("OWNER");
        vm.startBroadcast();
        UpgradeableBeacon beacon = new UpgradeableBeacon(address(new TallyV1()), owner);
        TallyV1 a = TallyV1(address(new BeaconProxy(address(beacon), abi.encodeCall(TallyV1.initialize, (owner, 5)))));
        new BeaconProxy(address(beacon), abi.encodeCall(TallyV1.initialize, (owner, 7)));
        a.add();
        a.add();
        vm.stopBroadcast();
    }
}
