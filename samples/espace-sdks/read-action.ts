import { createClient, http } from 'viem';
import { getBalance } from 'viem/actions';

const node = createClient({ transport: http('http://127.0.0.1:8545') });
console.log(await getBalance(node, { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }));
