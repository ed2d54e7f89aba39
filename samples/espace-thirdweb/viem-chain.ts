// A chain in the form of viem: thirdweb reads from its URL, but sends to its own.
import { refused, url } from './only-rpc.ts';
import { createThirdwebClient, defineChain, prepareTransaction, sendTransaction } from 'thirdweb';
import { privateKeyToAccount } from 'thirdweb/wallets';

const client = createThirdwebClient({ clientId: 'none' });
const chain = defineChain({
  id: 1235,
  name: 'Conflux eSpace',
  nativeCurrency: { name: 'Conflux', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const account = privateKeyToAccount({ client, privateKey: process.env.ESPACE_KEY! });

const transaction = prepareTransaction({ client, chain, to: account.address, value: 1n });
const sent = await sendTransaction({ account, transaction }).then(
  () => 'sent',
  (error: Error) => error.message,
);
console.log(sent);
for (const one of refused) console.log(one);
if (!refused.some((one) => one.startsWith('POST https://1235.rpc.thirdweb.com')))
  throw new Error('No longer true: it sends to thirdweb');
