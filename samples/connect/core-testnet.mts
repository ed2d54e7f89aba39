import { createPublicClient, http } from 'cive';
import { testnet } from 'cive/chains';
const transport = http('https://test.confluxrpc.com');
const client = createPublicClient({ chain: testnet, transport });
console.log(await client.getEpochNumber());
