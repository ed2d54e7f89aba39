import { verifyMessage } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const signer = privateKeyToAccount(generatePrivateKey());
const message = 'I agree';
const signature = await signer.signMessage({ message });

const { address } = signer;
console.log('as signed:', await verifyMessage({ address, message, signature }));
console.log('another text:', await verifyMessage({ address, message: 'I agree.', signature }));
