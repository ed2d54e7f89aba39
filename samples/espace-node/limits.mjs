// Tries the keys that matter for eSpace on chains of its own, and stops if the node doesn't behave as the page describes.
import { privateKeyToAccount } from 'viem/accounts';
import { KEY, espace, eth, mine, mineOne, withNode } from './own-chain.mjs';

const account = privateKeyToAccount(KEY);

function check(holds, what) {
  if (!holds) throw new Error(`not as claimed: ${what}`);
}

const text = ({ result, error }) =>
  error
    ? `${error.code} ${error.message}${error.data ? `: ${error.data}` : ''}`
    : JSON.stringify(result);
const show = (what, response) =>
  console.log(`  ${what}\n    ${typeof response === 'string' ? response : text(response)}`);

/** Sends a transaction and returns the number of its block. */
async function send(fields) {
  const transaction = await account.signTransaction({
    type: 'legacy',
    chainId: 1235,
    gas: 200_000n,
    gasPrice: 10n ** 11n,
    ...fields,
  });
  const { result, error } = await eth('eth_sendRawTransaction', transaction);
  if (error) throw new Error(error.message);
  for (let tries = 0; tries < 40; tries += 1) {
    await mineOne();
    const receipt = (await eth('eth_getTransactionReceipt', result)).result;
    if (receipt) return receipt.blockNumber;
  }
  throw new Error('no receipt');
}

/** The header that lets a web page read the response. */
async function corsHeader() {
  const headers = { 'content-type': 'application/json', origin: 'https://app.example' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  const response = await fetch(espace(), { method: 'POST', headers, body });
  return response.headers.get('access-control-allow-origin') ?? 'no access-control-allow-origin';
}

console.log('public_evm_rpc_apis = "eth,evm"');
const stopped = await withNode({ public_evm_rpc_apis: 'eth,evm' }, () => 'started').catch(
  ({ message }) => message,
);
show('start', /Matching variant not found/.exec(stopped)[0]);

console.log('public_evm_rpc_apis = "none,eth"');
await withNode({ public_evm_rpc_apis: 'none,eth' }, async () => {
  const chainId = await eth('eth_chainId');
  check(chainId.error, 'none,eth closes eth');
  show('eth_chainId', chainId);
});

console.log(
  'public_evm_rpc_apis = "evm,debug", jsonrpc_cors = "all", get_logs_filter_max_limit = 3, get_logs_filter_max_epoch_range = 20',
);
const limits = {
  public_evm_rpc_apis: 'evm,debug',
  jsonrpc_cors: 'all',
  get_logs_filter_max_limit: 3,
  get_logs_filter_max_epoch_range: 20,
};
await withNode({ ...limits, poll_lifetime_in_seconds: 60 }, async () => {
  await mine(20);
  const debug = await eth('debug_traceBlockByNumber', 'latest');
  check(debug.error, 'evm,debug opens debug');
  show('debug_traceBlockByNumber', debug);
  const trace = await eth('trace_block', 'latest');
  check(trace.error, 'trace needs executive_trace');
  show('trace_block without executive_trace', trace);
  show('eth_chainId of a web page', await corsHeader());
  // Init code that writes four empty logs.
  const block = await send({ nonce: 0, data: '0x60006000a060006000a060006000a060006000a0' });
  const range = { fromBlock: block, toBlock: block };
  const wide = await eth('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest' });
  const many = await eth('eth_getLogs', range);
  const filter = await eth('eth_newFilter', range);
  const last = await eth('eth_getFilterLogs', filter.result);
  check(wide.error && many.error && last.result.length === 3, 'log limits');
  show('eth_getLogs over more than 20 blocks', wide);
  show('eth_getLogs for a block with four logs', many);
  show('eth_getFilterLogs for the same block', `${last.result.length} logs, no error`);
});
