import { createPublicClient, http } from 'viem';

const client = createPublicClient({
  transport: http(process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545'),
});
console.log(await client.getChainId());
