// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region no-admin
interface IAdminControl {
    function getAdmin(address target) external view returns (address);
    function setAdmin(address target, address newAdmin) external;
}

/// Clears the contract's admin, who could take all its CFX in Core Space. In eSpace there is no admin and nothing to clear.
abstract contract NoAdmin {
    IAdminControl private constant ADMIN_CONTROL = IAdminControl(0x0888000000000000000000000000000000000000);

    error StillHasAdmin(address admin);

    constructor() {
        if (address(ADMIN_CONTROL).code.length > 0) {
            ADMIN_CONTROL.setAdmin(address(this), address(0)); // does not revert where it has no effect
            address admin = ADMIN_CONTROL.getAdmin(address(this));
            if (admin != address(0)) revert StillHasAdmin(admin);
        }
    }
}
// #endregion no-admin
