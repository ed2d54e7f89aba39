// Compiles the contract, deploys it, and saves its address.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sdk from 'js-conflux-sdk';
import { conflux, owner, sameAddress } from './conflux.ts';

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const input = {
  language: 'Solidity',
  sources: { 'Guestbook.sol': { content: readFileSync('Guestbook.sol', 'utf8') } },
  settings: {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { abi, evm } = JSON.parse(solc.compile(JSON.stringify(input))).contracts['Guestbook.sol']
  .Guestbook;

const contract = conflux.Contract({ abi, bytecode: `0x${evm.bytecode.object}` });
const receipt = await contract.constructor!().sendTransaction({ from: owner.address }).executed();
const address = sdk.address.simplifyCfxAddress(receipt.contractCreated);
writeFileSync('guestbook.json', JSON.stringify({ address, abi }));
console.log('contract', address);
console.log('admin is the owner:', sameAddress(await conflux.cfx.getAdmin(address), owner.address));
