// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// The token in Core Space. A CRC-20 token has the interface of ERC-20.
contract Ticket is ERC20 {
    constructor() ERC20('Ticket', 'TIX') {
        _mint(msg.sender, 1000 ether);
    }
}
