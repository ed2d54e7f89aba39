import { Conflux } from 'js-conflux-sdk';
import { check } from './check.js';

const address = process.env['CONTRACT'];
if (!address) throw new Error('set CONTRACT to the address of the contract');
// On testnet: https://test.confluxrpc.com and networkId 1.
const conflux = new Conflux({
  url: process.env['CORE_RPC'] ?? 'http://127.0.0.1:12537',
  networkId: 1234,
});

for (const optimizer of [false, true]) {
  const same = await check(conflux, address, { evmVersion: 'cancun', optimizer });
  console.log(`optimizer ${optimizer ? 'on' : 'off'}: ${same ? 'the same code' : 'other code'}`);
}
