import { cfx, provider, wallet } from './espace.ts';

const block = (await provider.getBlock('latest'))!;
console.log('chain   ', (await provider.getNetwork()).chainId);
console.log('block   ', block.number);
console.log('account ', wallet.address);
console.log('balance ', cfx(await provider.getBalance(wallet.address)));
console.log('sent    ', await provider.getTransactionCount(wallet.address), 'transactions');
