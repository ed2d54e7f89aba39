import { createPublicClient, http } from 'viem';

const node = createPublicClient({ transport: http('http://127.0.0.1:8545') });
console.log(await node.getBalance({ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }));
