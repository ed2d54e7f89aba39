import { JsonRpcProvider } from 'ethers';

const node = new JsonRpcProvider('http://127.0.0.1:8545');
console.log(await node.getBalance('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'));
