// Connects, converts units, and reads the chain.
// #region imports
import sdk from 'js-conflux-sdk';
import { conflux, expect, mark, receiver, sender } from './client.ts';
// #endregion imports

mark('region network');
// #region network
const status = await conflux.cfx.getStatus();
console.log('network', status.networkId, 'chain', status.chainId);

const detected = await sdk.Conflux.create({
  url: process.env.CORE_RPC ?? 'http://127.0.0.1:12537',
});
console.log('detected network', detected.networkId);
// #endregion network
mark('endregion network');
expect(
  status.networkId === 1234 && detected.networkId === 1234,
  'create() asks the node for the network ID',
);

mark('region units');
// #region units
const { Drip } = sdk;
console.log(Drip.fromCFX('1.5').toString(), Drip.fromGDrip(20).toString());
console.log(new Drip('1500000000000000000').toCFX(), new Drip(20n * 10n ** 9n).toGDrip());
// #endregion units
mark('endregion units');

mark('region addresses');
// #region addresses
const block = (await conflux.cfx.getBlockByEpochNumber('latest_state', false))!;
console.log('from the wallet', sender.address);
console.log('from the node  ', block.miner);

const { simplifyCfxAddress } = sdk.address;
const same = (one: string, other: string) => simplifyCfxAddress(one) === simplifyCfxAddress(other);
const verbose = sdk.format.address(sender.address, 1234, true);
console.log('=== ', verbose === sender.address, ' same ', same(verbose, sender.address));
// #endregion addresses
mark('endregion addresses');

mark('region state');
// #region state
const balance = (await conflux.cfx.getBalance(receiver.address, 'latest_state')) as bigint;
const nonce = (await conflux.cfx.getNextNonce(receiver.address)) as bigint;
const account = await conflux.cfx.getAccount(receiver.address);
console.log(typeof balance, typeof nonce, Object.keys(account).join(' '));
// #endregion state
mark('endregion state');

mark('region epochs');
// #region epochs
const mined = await conflux.cfx.epochNumber('latest_mined');
const executed = await conflux.cfx.epochNumber('latest_state');
const hashes = await conflux.cfx.getBlocksByEpochNumber(executed);
console.log(typeof executed, mined > executed, hashes.length >= 1);
// #endregion epochs
mark('endregion epochs');
expect(mined > executed, 'the newest epochs are not executed yet');
