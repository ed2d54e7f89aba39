import type { Address } from 'viem';

export interface Order {
  seller: Address;
  token: Address;
  amount: bigint;
  price: bigint;
  nonce: bigint;
  deadline: bigint;
}

// The same names, types and order as in the contract.
const types = {
  Order: [
    { name: 'seller', type: 'address' },
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
    { name: 'price', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

/** What the seller signs. */
export const orderData = (chainId: number, verifyingContract: Address, order: Order) => ({
  domain: { name: 'Market', version: '1', chainId, verifyingContract },
  types,
  primaryType: 'Order' as const,
  message: { ...order },
});
