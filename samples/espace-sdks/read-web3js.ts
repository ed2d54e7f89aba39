import { Web3 } from 'web3';

const web3 = new Web3('http://127.0.0.1:8545');
console.log(await web3.eth.getBalance('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'));
