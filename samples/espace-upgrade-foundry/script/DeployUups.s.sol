// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {Script} from "forge-std/Script.sol";
import {console} from "forge-std/console.sol";
import {TallyUupsV1} from "../src/TallyUups.sol";

contract DeployUups is Script {
    function run() external {
        bytes memory start = abi.encodeCall(TallyUupsV1.initialize, (msg.sender, 5));
        vm.startBroadcast();
        TallyUupsV1 tally = TallyUupsV1(address(new ERC1967Proxy(address(new TallyUupsV1()), start)));
        tally.add();
        tally.add();
        vm.stopBroadcast();
        console.log("proxy", address(tally));
    }
}
