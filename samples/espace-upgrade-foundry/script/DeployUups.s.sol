// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TallyV1} from "../src/Tally.sol";
import {TallyUupsV1} from "../src/TallyUups.sol";
import {vm} from "./Vm.sol";

contract DeployUups {
    function run() external {
        bytes memory start = abi.encodeCall(TallyV1.initialize, (vm.envAddress("OWNER"), 5));
        vm.startBroadcast();
        TallyV1 tally = TallyV1(address(new ERC1967Proxy(address(new TallyUupsV1()), start)));
        tally.add();
        tally.add();
        vm.stopBroadcast();
    }
}
