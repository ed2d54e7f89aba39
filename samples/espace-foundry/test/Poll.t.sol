// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Poll} from "../src/Poll.sol";

contract PollTest {
    Poll private poll = new Poll("Tabs or spaces?", 2);

    function test_countsAVote() external {
        poll.vote(1);
        assert(poll.votes(1) == 1 && poll.hasVoted(address(this)));
    }

    function test_refusesASecondVote() external {
        poll.vote(1);
        try poll.vote(0) {
            assert(false);
        } catch (bytes memory reason) {
            assert(keccak256(reason) == keccak256(abi.encodeWithSelector(Poll.AlreadyVoted.selector, address(this))));
        }
    }

    function testFuzz_refusesOtherOptions(uint256 option) external {
        if (option < 2) option += 2;
        try poll.vote(option) {
            assert(false);
        } catch (bytes memory reason) {
            assert(keccak256(reason) == keccak256(abi.encodeWithSelector(Poll.NoSuchOption.selector, option)));
        }
    }
}
