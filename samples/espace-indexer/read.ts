// Prints the transfers in the first 20 blocks of a token.
import { createPublicClient, formatEther, getAddress, http, parseAbiItem } from 'viem';

const { RPC_URL, TOKEN = '', START = '' } = process.env;
const client = createPublicClient({ transport: http(RPC_URL) });
const transfers = await client.getLogs({
  address: getAddress(TOKEN),
  event: parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)'),
  strict: true,
  fromBlock: BigInt(START),
  toBlock: BigInt(START) + 19n,
});
for (const { blockNumber, args } of transfers)
  console.log(`block ${blockNumber}: ${args.from} → ${args.to}, ${formatEther(args.value)}`);
