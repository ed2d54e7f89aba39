import { createPublicClient, http } from 'cive';
import { mainnet } from 'cive/chains';
const transport = http('https://main.confluxrpc.com');
const client = createPublicClient({ chain: mainnet, transport });
console.log(await client.getEpochNumber());
