// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

// #region interface
interface AdminControl {
    function getAdmin(address contractAddr) external view returns (address);
    function setAdmin(address contractAddr, address newAdmin) external;
    function destroy(address contractAddr) external;
}

AdminControl constant ADMIN_CONTROL = AdminControl(0x0888000000000000000000000000000000000000);
// #endregion interface
