import { createPublicClient, createWalletClient, defineChain, http, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confluxESpaceTestnet } from 'viem/chains';

process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const localNode = defineChain({ ...confluxESpaceTestnet, id: 1235, name: 'Local Conflux node' });
const url = process.env.RPC_URL ?? confluxESpaceTestnet.rpcUrls.default.http[0];
const transport = http(url);
const chainId = await createPublicClient({ transport }).getChainId();
// Any other chain is refused, mainnet (1030) included.
const chain = [confluxESpaceTestnet, localNode].find(({ id }) => id === chainId);
if (!chain) throw new Error(`${url} is chain ${chainId}, expected 71 or 1235`);

export const account = privateKeyToAccount(process.env.PRIVATE_KEY as Hex);
export const publicClient = createPublicClient({ chain, transport, pollingInterval: 1_000 });
export const walletClient = createWalletClient({ account, chain, transport });
export const addressFile = `build/address-${chainId}.txt`;
console.log(`${chain.name} (chain ${chainId}), account ${account.address}`);
