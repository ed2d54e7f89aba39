// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// One function for each way in which an estimate can end.
contract Shop {
    mapping(address => uint256) public orders;

    event Ordered(address indexed buyer, uint256 amount);

    error Closed(uint256 untilBlock);

    function order(uint256 amount) external {
        orders[msg.sender] = amount;
        emit Ordered(msg.sender, amount);
    }

    function refuse() external pure {
        require(false, "the shop is closed");
    }

    function refuseShortly() external pure {
        revert Closed(7);
    }

    function fail() external pure {
        assert(false);
    }

    function forward(address payable to) external payable {
        to.transfer(msg.value);
    }
}
