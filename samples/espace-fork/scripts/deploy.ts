// Deploys the token on the node and on a fork. Prints its address, the block to fork, the gas and the default block.
import { artifacts, network } from 'hardhat';
import { createWalletClient, custom, defineChain, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const url = process.env.ESPACE_RPC!;
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const chain = defineChain({
  id: 1235,
  name: 'eSpace',
  nativeCurrency,
  rpcUrls: { default: { http: [url] } },
});
const account = privateKeyToAccount(process.env.ESPACE_KEY as `0x${string}`);
const { abi, bytecode } = await artifacts.readArtifact('Coin');
const espace = await network.create('espace');
const node = await espace.viem.getPublicClient();
const wallet = createWalletClient({ account, chain, transport: http(url) });
const hash = await wallet.deployContract({ abi, bytecode: bytecode as `0x${string}` });
const receipt = await node.waitForTransactionReceipt({ hash, checkReplacement: false });

const fork = await network.create({
  network: 'espaceFork',
  override: { forking: { url, blockNumber: Number(receipt.blockNumber) } },
});
const onFork = await fork.viem.getPublicClient();
const forked = createWalletClient({
  account,
  chain: { ...chain, id: 31_337 },
  transport: custom(fork.provider),
});
const forkHash = await forked.deployContract({ abi, bytecode: bytecode as `0x${string}` });
const { gasUsed } = await onFork.waitForTransactionReceipt({ hash: forkHash });
console.log(`address ${receipt.contractAddress}`);
console.log(`block ${receipt.blockNumber}`);
console.log('# #region gas');
console.log(`deployment of Coin in eSpace  ${receipt.gasUsed} gas`);
console.log(`deployment of Coin on a fork  ${gasUsed} gas`);
console.log('# #endregion gas');
const newest = await network.create('espaceFork');
const start = await (await newest.viem.getPublicClient()).getBlockNumber();
console.log('# #region default-block');
console.log(
  `without blockNumber: ${(await node.getBlockNumber()) - start} blocks behind the newest block`,
);
console.log('# #endregion default-block');
