// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Counter} from "../src/Counter.sol";

contract CounterTest {
    Counter counter = new Counter();

    function test_adds() external {
        counter.add(3);
        assert(counter.count() == 3);
    }

    function test_refusesMoreThanTenAtOnce() external {
        try counter.add(11) {
            assert(false);
        } catch (bytes memory reason) {
            assert(keccak256(reason) == keccak256(abi.encodeWithSelector(Counter.Limit.selector, 10)));
        }
    }

    function testFuzz_countsWhatItAdds(uint256 amount) external {
        amount %= 11;
        counter.add(amount);
        assert(counter.count() == amount);
    }
}
