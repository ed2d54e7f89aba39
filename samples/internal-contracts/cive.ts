// AdminControl with cive, whose package has no ABI for it.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, hexAddressToBase32 } from 'cive/utils';
import { parseAbi, type Hex } from 'viem';
import { alice, bob, check, deploy, toBase32 } from './client.js';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const key = (process.env.CORE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
const contract = toBase32(await deploy('Vault'));
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const chain = defineChain({
  id: 1234,
  name: 'Local node',
  nativeCurrency,
  rpcUrls: { default: { http: [url] } },
});
const client = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
const wallet = createWalletClient({
  account: privateKeyToAccount(key, { networkId: 1234 }),
  chain,
  transport: http(url),
});

// #region call
const address = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000000',
  networkId: 1234, // 1029 on mainnet, 1 on testnet
});
const abi = parseAbi([
  'function getAdmin(address) view returns (address)',
  'function setAdmin(address contractAddr, address newAdmin)',
]);

const before = await client.readContract({
  address,
  abi,
  functionName: 'getAdmin',
  args: [contract],
});
console.log('the deployer is the admin:', before === wallet.account.address);

const hash = await wallet.writeContract({
  address,
  abi,
  functionName: 'setAdmin',
  args: [contract, bob.address],
});
const receipt = await client.waitForTransactionReceipt({ hash, retryCount: 200 });
console.log('status', receipt.outcomeStatus, 'gas used', String(receipt.gasUsed));

const after = await client.readContract({
  address,
  abi,
  functionName: 'getAdmin',
  args: [contract],
});
console.log('the other account is the admin:', after === bob.address);
// #endregion call
check(before === alice.address && after === bob.address, 'setAdmin of cive works');
