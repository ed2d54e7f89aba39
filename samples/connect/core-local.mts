import { createPublicClient, http } from 'cive';
const transport = http('http://localhost:12537');
const client = createPublicClient({ transport });
console.log(await client.getEpochNumber());
