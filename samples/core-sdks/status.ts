// Stops unless the endpoint serves the expected network and keeps up with it.
import { createPublicClient, http } from 'cive';

// #region check
const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const EXPECTED = 1234; // 1029 on mainnet, 1 on testnet
const core = createPublicClient({ transport: http(url) });

const { chainId, networkId } = await core.getStatus();
if (chainId !== EXPECTED || networkId !== EXPECTED)
  throw new Error(`This endpoint serves network ${networkId}, chain ${chainId}`);

const block = await core.getBlock({ epochTag: 'latest_state' });
const age = Math.floor(Date.now() / 1000) - Number(block.timestamp);
if (age > 60) throw new Error(`The newest executed block is ${age} seconds old`);
console.log('network', networkId, 'and less than a minute behind');
// #endregion check
