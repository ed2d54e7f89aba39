// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {Script} from "forge-std/Script.sol";
import {console} from "forge-std/console.sol";
import {TallyV1} from "../src/Tally.sol";

contract DeployTransparent is Script {
    function run() external {
        bytes memory start = abi.encodeCall(TallyV1.initialize, (msg.sender, 5));
        vm.startBroadcast();
        TallyV1 tally = TallyV1(address(new TransparentUpgradeableProxy(address(new TallyV1()), msg.sender, start)));
        tally.add();
        tally.add();
        vm.stopBroadcast();
        console.log("proxy", address(tally));
    }
}
