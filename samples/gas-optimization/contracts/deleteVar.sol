// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

// #region order
struct Order {
    address trader; // one slot together with `done`
    bool done;
    uint256 amount; // a second slot
}
// #endregion order

// #region before
contract Before {
    uint256 public counter = 7;
    mapping(uint256 id => Order) private orders;

    function reset() external {
        counter = 0;
    }

    function close(uint256 id) external {
        orders[id].done = true;
    }

    function place(uint256 id, uint256 amount) external {
        orders[id] = Order(msg.sender, false, amount);
    }

    function isOpen(uint256 id) external view returns (bool) {
        return orders[id].trader != address(0) && !orders[id].done;
    }
}
// #endregion before

// #region after
contract After {
    uint256 public counter = 7;
    mapping(uint256 id => Order) private orders;

    function reset() external {
        delete counter;
    }

    function close(uint256 id) external {
        delete orders[id];
    }

    function place(uint256 id, uint256 amount) external {
        orders[id] = Order(msg.sender, false, amount);
    }

    function isOpen(uint256 id) external view returns (bool) {
        return orders[id].trader != address(0) && !orders[id].done;
    }
}
// #endregion after
