// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0;

import {Commands} from "./Vm.sol";

abstract contract Test is Commands {
    bool public IS_TEST = true;
}
