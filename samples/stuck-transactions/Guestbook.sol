// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region interface
interface SponsorWhitelistControl {
    function addPrivilege(address[] calldata users) external;
    function removePrivilege(address[] calldata users) external;
    function isWhitelisted(address contractAddr, address user) external view returns (bool);
}
// #endregion interface

/// Keeps entries, and manages the list of users that its sponsors pay for.
contract Guestbook {
    SponsorWhitelistControl private constant CONTROL =
        SponsorWhitelistControl(0x0888000000000000000000000000000000000001);
    address public immutable owner = msg.sender;
    mapping(uint256 => uint256) public entries;

    // #region whitelist
    error NotOwner();

    function invite(address[] calldata users) external {
        if (msg.sender != owner) revert NotOwner();
        CONTROL.addPrivilege(users);
    }

    function uninvite(address[] calldata users) external {
        if (msg.sender != owner) revert NotOwner();
        CONTROL.removePrivilege(users);
    }

    function isInvited(address user) external view returns (bool) {
        return CONTROL.isWhitelisted(address(this), user);
    }
    // #endregion whitelist

    /// Fills `count` slots, the first of them with the number `first`.
    function write(uint256 first, uint256 count) external payable {
        for (uint256 i = first; i < first + count; i++) entries[i] = block.number;
    }

    function erase(uint256 first, uint256 count) external {
        for (uint256 i = first; i < first + count; i++) delete entries[i];
    }

    function fail() external pure {
        revert("closed");
    }
}

/// Calls a guestbook for others.
contract Messenger {
    function write(Guestbook book, uint256 first, uint256 count) external {
        book.write(first, count);
    }
}
