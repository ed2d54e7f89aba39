import { strict as assert } from 'node:assert';
import { Wallet, verifyMessage } from 'ethers';
import { hashMessage, keccak256, recoverMessageAddress, toBytes } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { deploy, line, read } from './chain.ts';

const key = generatePrivateKey();
const signer = privateKeyToAccount(key);
const message = 'I agree';
const signature = await signer.signMessage({ message });
const contract = await deploy('contracts/Verify.sol', 'Verify');

// #region contract
assert.equal(await read(contract, 'signerOf', [message, signature]), signer.address);
line('the contract recovers', 'the signer');
assert.notEqual(await read(contract, 'signerOf', ['I agree.', signature]), signer.address);
line('with another text', 'another address, and no error');
// #endregion contract

// #region ethers
assert.equal(await new Wallet(key).signMessage(message), signature);
line('viem and ethers sign', 'the same 65 bytes');
assert.equal(await recoverMessageAddress({ message, signature }), signer.address);
assert.equal(verifyMessage(message, signature), signer.address);
line('both recover', 'the signer');
// The prefix and the length in bytes come before the text.
const start = `\x19Ethereum Signed Message:\n${toBytes(message).length}`;
assert.equal(hashMessage(message), keccak256(toBytes(start + message)));
line('what is signed', 'the hash of prefix, length and text');
// #endregion ethers
