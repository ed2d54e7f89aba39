// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ProxyAdmin} from "@openzeppelin/contracts/proxy/transparent/ProxyAdmin.sol";
import {
    ITransparentUpgradeableProxy as Proxy,
    TransparentUpgradeableProxy
} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import {Test} from "forge-std/Test.sol";
import {TallyV1, TallyV2} from "../src/Tally.sol";
import {TallyShifted, TallyUnlocked} from "../src/Bad.sol";

/// A later version that also sets a variable.
contract TallyV2Prepared is TallyV2 {
    function prepare(uint256 start) external reinitializer(2) {
        resets = start;
    }
}

contract TransparentTest is Test {
    address private constant STRANGER = address(0xBAD);
    TallyV1 private tally;
    ProxyAdmin private admin;

    function setUp() external {
        bytes memory start = abi.encodeCall(TallyV1.initialize, (address(this), 5));
        tally = TallyV1(address(new TransparentUpgradeableProxy(address(new TallyV1()), address(this), start)));
        admin = ProxyAdmin(address(uint160(uint256(vm.load(address(tally), ERC1967Utils.ADMIN_SLOT)))));
        tally.add();
        tally.add();
    }

    function test_theProxyMadeAnAdminOwnedByUs() external view {
        assert(address(admin).code.length > 0 && admin.owner() == address(this));
    }

    function test_anUpgradeKeepsTheState() external {
        address before = address(uint160(uint256(vm.load(address(tally), ERC1967Utils.IMPLEMENTATION_SLOT))));
        TallyV2 next = new TallyV2();
        admin.upgradeAndCall(Proxy(address(tally)), address(next), "");
        assert(address(uint160(uint256(vm.load(address(tally), ERC1967Utils.IMPLEMENTATION_SLOT)))) == address(next));
        assert(before != address(next) && tally.count() == 10 && tally.step() == 5 && tally.owner() == address(this));
        TallyV2(address(tally)).reset();
        assert(tally.count() == 0 && TallyV2(address(tally)).resets() == 1);
    }

    function test_theThirdArgumentRunsWithTheUpgrade() external {
        TallyV2Prepared next = new TallyV2Prepared();
        bytes memory prepare = abi.encodeCall(TallyV2Prepared.prepare, (3));
        admin.upgradeAndCall(Proxy(address(tally)), address(next), prepare);
        assert(TallyV2(address(tally)).resets() == 3 && tally.count() == 10);
        vm.expectRevert(abi.encodeWithSelector(Initializable.InvalidInitialization.selector));
        TallyV2Prepared(address(tally)).prepare(4);
    }

    function test_attack_withoutItAStrangerPrepares() external {
        admin.upgradeAndCall(Proxy(address(tally)), address(new TallyV2Prepared()), "");
        vm.prank(STRANGER);
        TallyV2Prepared(address(tally)).prepare(4);
        assert(TallyV2(address(tally)).resets() == 4);
    }

    function test_aStrangerCannotUpgrade() external {
        TallyV2 next = new TallyV2();
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, STRANGER));
        vm.prank(STRANGER);
        admin.upgradeAndCall(Proxy(address(tally)), address(next), "");
    }

    function test_onlyTheAdminContractUpgrades() external {
        TallyV2 next = new TallyV2();
        // The owner of the ProxyAdmin calls the proxy itself: the call goes to TallyV1, which has no such function.
        (bool ok,) = address(tally).call(abi.encodeCall(Proxy.upgradeToAndCall, (address(next), "")));
        assert(!ok);
    }

    function test_aProxyAdminAsOwnerCannotUpgrade() external {
        ProxyAdmin mine = new ProxyAdmin(address(this));
        bytes memory start = abi.encodeCall(TallyV1.initialize, (address(this), 5));
        address proxy = address(new TransparentUpgradeableProxy(address(new TallyV1()), address(mine), start));
        ProxyAdmin inner = ProxyAdmin(address(uint160(uint256(vm.load(proxy, ERC1967Utils.ADMIN_SLOT)))));
        TallyV2 next = new TallyV2();
        assert(inner.owner() == address(mine));
        try mine.upgradeAndCall(Proxy(proxy), address(next), "") {
            assert(false);
        } catch {}
        try mine.upgradeAndCall(Proxy(address(inner)), address(next), "") {
            assert(false);
        } catch {}
    }

    function test_initializeRunsOnce() external {
        vm.expectRevert(abi.encodeWithSelector(Initializable.InvalidInitialization.selector));
        tally.initialize(STRANGER, 1);
    }

    function test_theImplementationIsLocked() external {
        TallyV1 logic = new TallyV1();
        vm.expectRevert(abi.encodeWithSelector(Initializable.InvalidInitialization.selector));
        logic.initialize(STRANGER, 1);
        TallyV2 next = new TallyV2();
        vm.expectRevert(abi.encodeWithSelector(Initializable.InvalidInitialization.selector));
        next.initialize(STRANGER, 1);
    }

    function test_attack_anUnlockedImplementationGetsAnOwner() external {
        TallyUnlocked logic = new TallyUnlocked();
        vm.prank(STRANGER);
        logic.initialize(STRANGER, 1);
        assert(logic.owner() == STRANGER);
    }

    function test_refusesAProxyWithoutInitialCall() external {
        TallyV1 logic = new TallyV1();
        vm.expectRevert(abi.encodeWithSelector(ERC1967Proxy.ERC1967ProxyUninitialized.selector));
        new TransparentUpgradeableProxy(address(logic), address(this), "");
    }

    function test_aShiftedLayoutMixesUpTheValues() external {
        admin.upgradeAndCall(Proxy(address(tally)), address(new TallyShifted()), "");
        TallyShifted shifted = TallyShifted(address(tally));
        assert(shifted.limit() == 10 && shifted.count() == 5 && shifted.step() == 0);
    }
}
