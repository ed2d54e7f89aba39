// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import {Test} from "forge-std/Test.sol";
import {TallyV1, TallyV2} from "../src/Tally.sol";
import {TallyUupsV1, TallyUupsV2} from "../src/TallyUups.sol";
import {Drain, TallyUupsOpen} from "../src/Bad.sol";

/// A later version that also sets a variable.
contract TallyUupsV2Prepared is TallyUupsV2 {
    function prepare(uint256 start) external reinitializer(2) {
        resets = start;
    }
}

contract UupsTest is Test {
    address private constant STRANGER = address(0xBAD);
    TallyUupsV1 private tally;

    function setUp() external {
        tally = TallyUupsV1(proxyOf(address(new TallyUupsV1())));
        tally.add();
        tally.add();
    }

    function proxyOf(address logic) private returns (address) {
        return address(new ERC1967Proxy(logic, abi.encodeCall(TallyV1.initialize, (address(this), 5))));
    }

    function test_anUpgradeKeepsTheState() external {
        TallyUupsV2 next = new TallyUupsV2();
        tally.upgradeToAndCall(address(next), "");
        assert(address(uint160(uint256(vm.load(address(tally), ERC1967Utils.IMPLEMENTATION_SLOT)))) == address(next));
        assert(tally.count() == 10 && tally.step() == 5 && tally.owner() == address(this));
        TallyUupsV2(address(tally)).reset();
        assert(tally.count() == 0 && TallyUupsV2(address(tally)).resets() == 1);
    }

    function test_theSecondArgumentRunsWithTheUpgrade() external {
        TallyUupsV2Prepared next = new TallyUupsV2Prepared();
        bytes memory prepare = abi.encodeCall(TallyUupsV2Prepared.prepare, (3));
        tally.upgradeToAndCall(address(next), prepare);
        assert(TallyUupsV2(address(tally)).resets() == 3 && tally.count() == 10);
        vm.expectRevert(abi.encodeWithSelector(Initializable.InvalidInitialization.selector));
        TallyUupsV2Prepared(address(tally)).prepare(4);
    }

    function test_aStrangerCannotUpgrade() external {
        TallyUupsV2 next = new TallyUupsV2();
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, STRANGER));
        vm.prank(STRANGER);
        tally.upgradeToAndCall(address(next), "");
    }

    function test_aStrangerCannotUpgradeVersion2() external {
        tally.upgradeToAndCall(address(new TallyUupsV2()), "");
        TallyUupsV2 next = new TallyUupsV2();
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, STRANGER));
        vm.prank(STRANGER);
        tally.upgradeToAndCall(address(next), "");
    }

    function test_refusesAnImplementationWithoutUups() external {
        TallyV2 next = new TallyV2();
        vm.expectRevert(abi.encodeWithSelector(ERC1967Utils.ERC1967InvalidImplementation.selector, address(next)));
        tally.upgradeToAndCall(address(next), "");
    }

    function test_refusesAProxyWithoutInitialCall() external {
        TallyUupsV1 logic = new TallyUupsV1();
        vm.expectRevert(abi.encodeWithSelector(ERC1967Proxy.ERC1967ProxyUninitialized.selector));
        new ERC1967Proxy(address(logic), "");
    }

    function test_initializeRunsOnce() external {
        vm.expectRevert(abi.encodeWithSelector(Initializable.InvalidInitialization.selector));
        tally.initialize(STRANGER, 1);
    }

    function test_theImplementationIsLocked() external {
        TallyUupsV1 logic = new TallyUupsV1();
        vm.expectRevert(abi.encodeWithSelector(Initializable.InvalidInitialization.selector));
        logic.initialize(STRANGER, 1);
        vm.expectRevert(abi.encodeWithSelector(UUPSUpgradeable.UUPSUnauthorizedCallContext.selector));
        logic.upgradeToAndCall(address(logic), "");
    }

    function test_attack_anyoneUpgradesWithoutTheGuard() external {
        TallyUupsOpen open = TallyUupsOpen(proxyOf(address(new TallyUupsOpen())));
        vm.deal(address(open), 1 ether);
        Drain drain = new Drain();
        vm.prank(STRANGER);
        open.upgradeToAndCall(address(drain), abi.encodeCall(Drain.take, (payable(STRANGER))));
        assert(address(open).balance == 0 && STRANGER.balance == 1 ether);
    }
}
