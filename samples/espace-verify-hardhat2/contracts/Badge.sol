// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Text} from "./Text.sol";

contract Badge {
    address public immutable issuer = msg.sender;
    uint256 public immutable limit;
    string public name;

    error AllGiven(uint256 limit);

    uint256 public given;

    constructor(string memory name_, uint256 limit_) {
        require(Text.isPlain(name_), "Badge: name");
        (name, limit) = (name_, limit_);
    }

    function give() external {
        if (given == limit) revert AllGiven(limit);
        given += 1;
    }
}
