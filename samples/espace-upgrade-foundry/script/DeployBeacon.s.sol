// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {Script} from "forge-std/Script.sol";
import {console} from "forge-std/console.sol";
import {TallyV1} from "../src/Tally.sol";

contract DeployBeacon is Script {
    function run() external {
        vm.startBroadcast();
        UpgradeableBeacon beacon = new UpgradeableBeacon(address(new TallyV1()), msg.sender);
        TallyV1 a = tally(beacon, 5);
        TallyV1 b = tally(beacon, 7);
        a.add();
        a.add();
        vm.stopBroadcast();
        console.log("beacon", address(beacon));
        console.log("proxy", address(a));
        console.log("proxy", address(b));
    }

    function tally(UpgradeableBeacon beacon, uint256 step) private returns (TallyV1) {
        bytes memory start = abi.encodeCall(TallyV1.initialize, (msg.sender, step));
        return TallyV1(address(new BeaconProxy(address(beacon), start)));
    }
}
