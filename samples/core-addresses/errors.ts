// Provokes every error of the page: first in the two libraries, then on a node.
// CORE_RPC: the RPC endpoint of a Core Space node; without it, that of npm run node.
import sdk from 'js-conflux-sdk';
import { base32AddressToHex } from 'cive/utils';

const { address } = sdk;
const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';

// #region inputs
const inputs: Record<string, string> = {
  'valid on mainnet': 'cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg',
  'one wrong character': 'cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xh',
  'prefix exchanged': 'cfxtest:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg',
  'letter o': 'cfx:oarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg',
  'too short': 'cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4x',
  'mixed case': 'cfx:AARC9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg',
  'no prefix': 'aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg',
  'reserved network': 'net1029:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg',
  'wrong type': 'cfx:type.contract:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg',
  'hex address': '0x1a2f80341409639ea6a35bbcab8299066109aa55',
};
// #endregion inputs

const message = (error: unknown) => (error as Error).message.split('\n')[0];

for (const [name, input] of Object.entries(inputs)) {
  console.log(`\n${name}: ${input}`);
  try {
    const { netId, type } = address.decodeCfxAddress(input);
    console.log('  js-conflux-sdk  ok', netId, type);
  } catch (error) {
    console.log('  js-conflux-sdk ', message(error));
  }
  try {
    console.log('  cive            ok', base32AddressToHex({ address: input as never }));
  } catch (error) {
    console.log('  cive           ', message(error));
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'cfx_getBalance', params: [input] }),
  });
  const { result, error } = await response.json();
  console.log('  node           ', result ?? `${error.code} ${error.message} ${error.data ?? ''}`);
}
