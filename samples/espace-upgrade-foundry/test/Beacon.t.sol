// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import {Test} from "forge-std/Test.sol";
import {TallyV1, TallyV2} from "../src/Tally.sol";
import {TallyShifted} from "../src/Bad.sol";

contract BeaconTest is Test {
    address private constant STRANGER = address(0xBAD);
    UpgradeableBeacon private beacon;
    TallyV1 private a;
    TallyV1 private b;

    function setUp() external {
        beacon = new UpgradeableBeacon(address(new TallyV1()), address(this));
        a = TallyV1(address(new BeaconProxy(address(beacon), abi.encodeCall(TallyV1.initialize, (address(this), 5)))));
        b = TallyV1(address(new BeaconProxy(address(beacon), abi.encodeCall(TallyV1.initialize, (address(this), 7)))));
        a.add();
        a.add();
        b.add();
    }

    function test_oneUpgradeChangesBothProxies() external {
        beacon.upgradeTo(address(new TallyV2()));
        assert(a.count() == 10 && a.step() == 5 && b.count() == 7 && b.step() == 7);
        TallyV2(address(a)).reset();
        assert(a.count() == 0 && TallyV2(address(a)).resets() == 1);
        assert(b.count() == 7 && TallyV2(address(b)).resets() == 0);
    }

    function test_initializeRunsOnce() external {
        vm.expectRevert(abi.encodeWithSelector(Initializable.InvalidInitialization.selector));
        a.initialize(STRANGER, 1);
    }

    function test_theImplementationIsLocked() external {
        TallyV1 logic = new TallyV1();
        vm.expectRevert(abi.encodeWithSelector(Initializable.InvalidInitialization.selector));
        logic.initialize(STRANGER, 1);
    }

    function test_aStrangerCannotUpgrade() external {
        TallyV2 next = new TallyV2();
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, STRANGER));
        vm.prank(STRANGER);
        beacon.upgradeTo(address(next));
    }

    function test_refusesAnAddressWithoutCode() external {
        vm.expectRevert(abi.encodeWithSelector(UpgradeableBeacon.BeaconInvalidImplementation.selector, STRANGER));
        beacon.upgradeTo(STRANGER);
    }

    function test_attack_aStrangerInitializesFirst() external {
        TallyV1 empty = TallyV1(address(new BeaconProxy(address(beacon), "")));
        vm.prank(STRANGER);
        empty.initialize(STRANGER, 1);
        assert(empty.owner() == STRANGER);
    }

    function test_aShiftedLayoutMixesUpTheValues() external {
        beacon.upgradeTo(address(new TallyShifted()));
        TallyShifted shifted = TallyShifted(address(a));
        assert(shifted.limit() == 10); // was count
        assert(shifted.count() == 5); // was step
        assert(shifted.step() == 0);
    }
}
