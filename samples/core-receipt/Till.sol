// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Takes payments; one function for each way in which a call can fail.
contract Till {
    mapping(address => uint256) public paid;

    event Paid(address indexed from, uint256 amount);

    error Closed(uint256 untilBlock);

    function pay() external payable {
        paid[msg.sender] = msg.value;
        emit Paid(msg.sender, msg.value);
    }

    function forget() external {
        delete paid[msg.sender];
    }

    function refuse() external pure {
        revert("the till is closed");
    }

    function refuseAtLength() external pure {
        revert("the till is closed until the owner has counted what is in it");
    }

    function refuseShortly() external pure {
        revert Closed(7);
    }

    function fail() external pure {
        assert(false);
    }

    function invalid() external pure {
        assembly ("memory-safe") {
            invalid()
        }
    }

    /// Jumps to a place that isn't marked as a target.
    function jump() external pure {
        function() internal pure target;
        assembly ("memory-safe") {
            target := 1
        }
        target();
    }

    /// Uses up all the gas that it gets.
    function spin() external pure {
        while (true) {}
    }

    /// Reads returned data that doesn't exist.
    function outOfBounds() external pure {
        assembly {
            returndatacopy(0, 0, 1)
        }
    }

    /// Creates a contract twice at one address.
    function createTwice() external {
        new Empty{salt: 0}();
        new Empty{salt: 0}();
    }
}

contract Empty {}
