// Clients of eSpace, which uses a local node by default; for testnet, set ESPACE_RPC.
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const url = process.env['ESPACE_RPC'] ?? 'http://127.0.0.1:8545';
const id = await createPublicClient({ transport: http(url) }).getChainId();
if (id === 1030) throw new Error('this sample is not for mainnet');

const chain = defineChain({
  id,
  name: 'eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const espace = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
export const espaceAccount = privateKeyToAccount((process.env['ESPACE_KEY'] ?? '0x') as Hex);
const wallet = createWalletClient({ account: espaceAccount, chain, transport: http(url) });

export function espaceContract(abi: Abi, address: Address) {
  return {
    address,
    send: async (functionName: string, args: unknown[] = []) => {
      const hash = await wallet.writeContract({ address, abi, functionName, args });
      return espace.waitForTransactionReceipt({ hash, checkReplacement: false });
    },
    read: (functionName: string, args: unknown[] = []) =>
      espace.readContract({ address, abi, functionName, args }),
  };
}
