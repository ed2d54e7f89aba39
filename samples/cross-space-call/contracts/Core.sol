// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

// #region interface
interface CrossSpaceCall {
    function createEVM(bytes calldata init) external payable returns (bytes20);
    function transferEVM(bytes20 to) external payable returns (bytes memory output);
    function callEVM(bytes20 to, bytes calldata data) external payable returns (bytes memory output);
    function staticCallEVM(bytes20 to, bytes calldata data) external view returns (bytes memory output);
    function withdrawFromMapped(uint256 value) external;
    function mappedBalance(address addr) external view returns (uint256);
    function mappedNonce(address addr) external view returns (uint256);
}

CrossSpaceCall constant CROSS_SPACE = CrossSpaceCall(0x0888000000000000000000000000000000000006);
// #endregion interface

// #region reader
interface IERC20 {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
}

/// Reads a token of eSpace from Core Space.
contract TokenReader {
    function balanceOf(bytes20 token, bytes20 account) external view returns (uint256) {
        bytes memory output = CROSS_SPACE.staticCallEVM(token, abi.encodeCall(IERC20.balanceOf, (address(account))));
        require(output.length == 32, "No contract there");
        return abi.decode(output, (uint256));
    }
}
// #endregion reader

// #region vault
/// Keeps CFX in Core Space, and moves it to eSpace and back.
contract Vault {
    address public immutable owner = msg.sender;

    modifier onlyOwner() {
        require(msg.sender == owner, "Not the owner");
        _;
    }

    receive() external payable {}

    function toEspace(bytes20 to, uint256 value) external onlyOwner {
        CROSS_SPACE.transferEVM{value: value}(to);
    }

    /// Takes what somebody sent to the mapped address of this contract.
    function fromEspace() external onlyOwner {
        CROSS_SPACE.withdrawFromMapped(CROSS_SPACE.mappedBalance(address(this)));
    }

    /// Calls eSpace as the mapped address of this contract, for example to send a token.
    function callEspace(bytes20 to, bytes calldata data) external payable onlyOwner returns (bytes memory) {
        return CROSS_SPACE.callEVM{value: msg.value}(to, data);
    }
}
// #endregion vault

// #region careful
/// Goes on if the call in eSpace fails, and gives the CFX back. What eSpace pays to it, the owner of Vault can withdraw.
contract Careful is Vault {
    event Tried(bool success, bytes data);

    function tryCall(bytes20 to, bytes calldata data) external payable onlyOwner {
        try CROSS_SPACE.callEVM{value: msg.value}(to, data) returns (bytes memory output) {
            emit Tried(true, output);
        } catch (bytes memory reason) {
            emit Tried(false, reason);
            (bool returned, ) = msg.sender.call{value: msg.value}("");
            require(returned, "The caller rejected the CFX");
        }
    }
}
// #endregion careful

/// Calls CrossSpaceCall in ways that it rejects.
contract Wrong {
    bytes private constant WITHDRAW = hex"c23ef0310000000000000000000000000000000000000000000000000000000000000000";

    event Rejected(bool success);

    function withStaticcall() external {
        (bool success, ) = address(CROSS_SPACE).staticcall{gas: 100000}(WITHDRAW);
        emit Rejected(success);
    }

    function withDelegatecall() external {
        (bool success, ) = address(CROSS_SPACE).delegatecall{gas: 100000}(WITHDRAW);
        emit Rejected(success);
    }
}
