import { createPublicClient, http } from 'viem';
const transport = http('http://localhost:8545');
const client = createPublicClient({ transport });
console.log(await client.getBlockNumber());
