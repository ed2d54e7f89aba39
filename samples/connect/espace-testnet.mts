import { createPublicClient, http } from 'viem';
import { confluxESpaceTestnet } from 'viem/chains';
const transport = http('https://evmtestnet.confluxrpc.com');
const client = createPublicClient({ chain: confluxESpaceTestnet, transport });
console.log(await client.getBlockNumber());
