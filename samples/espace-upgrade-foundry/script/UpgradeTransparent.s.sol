// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ProxyAdmin} from "@openzeppelin/contracts/proxy/transparent/ProxyAdmin.sol";
import {ITransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";
import {Script} from "forge-std/Script.sol";
import {TallyV2} from "../src/Tally.sol";

contract UpgradeTransparent is Script {
    function run() external {
        address proxy = vm.envAddress("PROXY");
        ProxyAdmin admin = ProxyAdmin(address(uint160(uint256(vm.load(proxy, ERC1967Utils.ADMIN_SLOT)))));
        vm.startBroadcast();
        admin.upgradeAndCall(ITransparentUpgradeableProxy(proxy), address(new TallyV2()), "");
        vm.stopBroadcast();
    }
}
