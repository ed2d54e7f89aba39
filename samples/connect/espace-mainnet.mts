import { createPublicClient, http } from 'viem';
import { confluxESpace } from 'viem/chains';
const transport = http('https://evm.confluxrpc.com');
const client = createPublicClient({ chain: confluxESpace, transport });
console.log(await client.getBlockNumber());
