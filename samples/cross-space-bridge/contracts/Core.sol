// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface CrossSpaceCall {
    function callEVM(bytes20 to, bytes calldata data) external payable returns (bytes memory output);
    function withdrawFromMapped(uint256 value) external;
    function mappedBalance(address addr) external view returns (uint256);
}

CrossSpaceCall constant CROSS_SPACE = CrossSpaceCall(0x0888000000000000000000000000000000000006);

interface IShop {
    function buy(address customer) external payable returns (uint256 ticket);
}

// #region one-way
/// Buys in eSpace, but can't take the change back. Don't copy it.
contract OneWay {
    bytes20 public immutable shop;

    constructor(bytes20 shop_) {
        shop = shop_;
    }

    function buy(address customer) external payable {
        CROSS_SPACE.callEVM{value: msg.value}(shop, abi.encodeCall(IShop.buy, (customer)));
    }
}
// #endregion one-way

// #region buyer
/// Buys in eSpace and returns the change in the same transaction.
contract Buyer {
    bytes20 public immutable shop;
    address public immutable owner = msg.sender;

    event Bought(address indexed customer, uint256 ticket, uint256 change);

    modifier onlyOwner() {
        require(msg.sender == owner, "Not the owner");
        _;
    }

    constructor(bytes20 shop_) {
        shop = shop_;
    }

    /// customer: an eSpace address.
    function buy(address customer) external payable {
        uint256 before = CROSS_SPACE.mappedBalance(address(this));
        bytes memory output = CROSS_SPACE.callEVM{value: msg.value}(shop, abi.encodeCall(IShop.buy, (customer)));
        require(output.length == 32, "No shop there");
        uint256 change = CROSS_SPACE.mappedBalance(address(this)) - before;
        emit Bought(customer, abi.decode(output, (uint256)), change);
        if (change > 0) {
            CROSS_SPACE.withdrawFromMapped(change);
            pay(msg.sender, change);
        }
    }

    /// Takes CFX that someone sent to the mapped address of this contract.
    function sweep(address to) external onlyOwner {
        uint256 value = CROSS_SPACE.mappedBalance(address(this));
        CROSS_SPACE.withdrawFromMapped(value);
        pay(to, value);
    }

    /// Calls eSpace as the mapped address of this contract, for example to move a token.
    function rescue(bytes20 to, bytes calldata data) external onlyOwner returns (bytes memory) {
        return CROSS_SPACE.callEVM(to, data);
    }

    function pay(address to, uint256 value) internal {
        (bool success, ) = to.call{value: value}("");
        require(success, "The receiver rejected the CFX");
    }
}
// #endregion buyer

// #region halfway
/// Takes CFX out of its mapped account, but has no function that sends CFX on. Don't copy it.
contract Halfway {
    function fromEspace() external {
        CROSS_SPACE.withdrawFromMapped(CROSS_SPACE.mappedBalance(address(this)));
    }
}
// #endregion halfway

// #region relay
/// Buys tickets with its own CFX for users that the owner lists. They need no CFX if a sponsor pays their gas.
contract Relay is Buyer {
    mapping(address => bool) public listed;

    constructor(bytes20 shop_) Buyer(shop_) {}

    receive() external payable {}

    function list(address user, bool yes) external onlyOwner {
        listed[user] = yes;
    }

    /// customer: an eSpace address.
    function gift(address customer) external {
        require(listed[msg.sender], "Not listed");
        bytes memory output = CROSS_SPACE.callEVM{value: 1 ether}(shop, abi.encodeCall(IShop.buy, (customer)));
        require(output.length == 32, "No shop there");
    }

    function take(address to, uint256 value) external onlyOwner {
        pay(to, value);
    }
}
// #endregion relay

/// Calls buy again while it receives the change.
contract Thief {
    Buyer private immutable BUYER;
    uint256 private rounds;

    constructor(Buyer buyer) payable {
        BUYER = buyer;
    }

    function attack() external {
        BUYER.buy{value: 1.5 ether}(address(this));
    }

    receive() external payable {
        if (++rounds < 3) BUYER.buy{value: 1.5 ether}(address(this));
    }
}
