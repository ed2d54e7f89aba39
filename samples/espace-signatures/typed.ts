import { parseEther, verifyTypedData } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { orderData, type Order } from './order.ts';

const seller = privateKeyToAccount(generatePrivateKey());
const { address } = seller;
const market = '0x1111111111111111111111111111111111111111';
const order: Order = {
  seller: address,
  token: '0x2222222222222222222222222222222222222222',
  amount: 100n,
  price: parseEther('5'),
  nonce: 0n,
  deadline: 1_900_000_000n,
};

const data = orderData(71, market, order);
const signature = await seller.signTypedData(data);
console.log('as signed:', await verifyTypedData({ ...data, address, signature }));

const cheaper = orderData(71, market, { ...order, price: 1n });
console.log('at a lower price:', await verifyTypedData({ ...cheaper, address, signature }));
const elsewhere = orderData(1030, market, order);
console.log('on mainnet:', await verifyTypedData({ ...elsewhere, address, signature }));
