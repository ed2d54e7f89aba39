// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {Poll} from "../src/Poll.sol";

contract PollTest is Test {
    Poll private poll = new Poll("Tabs or spaces?", 2);

    function test_CountsAVote() external {
        poll.vote(1);
        assertEq(poll.votes(1), 1);
        assertTrue(poll.hasVoted(address(this)));
    }

    function test_RejectsASecondVote() external {
        poll.vote(1);
        vm.expectRevert(abi.encodeWithSelector(Poll.AlreadyVoted.selector, address(this)));
        poll.vote(0);
    }

    function testFuzz_RejectsOtherOptions(uint256 option) external {
        vm.assume(option >= 2);
        vm.expectRevert(abi.encodeWithSelector(Poll.NoSuchOption.selector, option));
        poll.vote(option);
    }
}
