// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region vulnerable
contract Shop {
    uint256 public constant PRICE = 1 gwei; // for each coupon, in drip
    mapping(address => uint256) public coupons;

    error WrongPayment();
    error TooFewCoupons();

    function buy(uint256 quantity) external payable {
        uint64 due = uint64(quantity * PRICE); // keeps the low 64 bits, silently
        if (msg.value != due) revert WrongPayment();
        coupons[msg.sender] += quantity;
    }

    function sellBack(uint256 quantity, address payable to) external {
        if (coupons[msg.sender] < quantity) revert TooFewCoupons();
        coupons[msg.sender] -= quantity;
        (bool ok, ) = to.call{value: quantity * PRICE}("");
        require(ok);
    }
}
// #endregion vulnerable
