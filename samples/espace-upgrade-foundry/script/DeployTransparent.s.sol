// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {TallyV1} from "../src/Tally.sol";
import {vm} from "./Vm.sol";

contract DeployTransparent {
    function run() external {
        address owner = vm.envAddress("OWNER");
        bytes memory start = abi.encodeCall(TallyV1.initialize, (owner, 5));
        vm.startBroadcast();
        TallyV1 tally = TallyV1(address(new TransparentUpgradeableProxy(address(new TallyV1()), owner, start)));
        tally.add();
        tally.add();
        vm.stopBroadcast();
    }
}
