// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region library
abstract contract Owned {
    address public immutable OWNER = msg.sender;

    error NotOwner(address caller);

    modifier onlyOwner() {
        if (msg.sender != OWNER) revert NotOwner(msg.sender);
        _; // the body of the function
    }
}

interface IGreeter {
    function greet(string calldata name) external pure returns (string memory);
}
// #endregion library

// #region state
contract TipJar is Owned, IGreeter {
    struct Tip {
        address from;
        uint96 amount; // in drip; shares a slot with the address
        string note;
    }

    enum Status {
        Open,
        Closed
    }

    uint256 public constant LEAST = 0.1 ether; // 0.1 CFX
    Status public status; // Open, the first value
    Tip[] private tips;
    mapping(address => uint256) public totalOf;
    // #endregion state

    // #region events
    event Tipped(address indexed from, uint256 amount, string note);

    error TooLittle(uint256 sent, uint256 least);
    error Closed();
    error PaymentFailed();
    // #endregion events

    // #region functions
    function tip(string calldata note) external payable {
        _add(note);
    }

    function _add(string memory note) private {
        if (status == Status.Closed) revert Closed();
        if (msg.value < LEAST) revert TooLittle(msg.value, LEAST);
        tips.push(Tip(msg.sender, uint96(msg.value), note)); // 2^96 drip are more than all CFX
        totalOf[msg.sender] += msg.value;
        emit Tipped(msg.sender, msg.value, note);
    }

    function tipAt(uint256 index) external view returns (Tip memory) {
        return tips[index]; // Panic(0x32) if there is none
    }

    function greet(string calldata name) external pure returns (string memory) {
        return string.concat("Thank you, ", name);
    }

    function close(address payable to) external onlyOwner {
        status = Status.Closed;
        (bool ok, ) = to.call{value: address(this).balance}("");
        if (!ok) revert PaymentFailed();
    }
    // #endregion functions

    // #region receive
    /// CFX that arrives without data is a tip without a note, under the same rules.
    receive() external payable {
        _add("");
    }
    // #endregion receive

    // #region loop
    function biggest() external view returns (uint256 most) {
        Tip[] storage list = tips; // a reference, no copy
        for (uint256 i = 0; i < list.length; i++) {
            if (list[i].amount > most) most = list[i].amount;
        }
    }
    // #endregion loop

    // #region arithmetic
    function half(uint256 amount) external pure returns (uint256) {
        return amount / 2; // rounds down: there are no fractions
    }

    function minus(uint256 a, uint256 b) external pure returns (uint256) {
        return a - b; // Panic(0x11) below 0
    }
    // #endregion arithmetic
}
