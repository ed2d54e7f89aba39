// node slots.mjs ADDRESS: what the slots of EIP-1967 say about a contract.
import {
  createPublicClient,
  getAddress,
  http,
  keccak256,
  parseAbi,
  slice,
  stringToHex,
  toHex,
} from 'viem';

const client = createPublicClient({ transport: http(process.env.ESPACE_RPC) });
const address = getAddress(process.argv[2]);

// #region slots
const slot = (name) =>
  toHex(BigInt(keccak256(stringToHex(`eip1967.proxy.${name}`))) - 1n, { size: 32 });
const read = async (name) => {
  const value = (await client.getStorageAt({ address, slot: slot(name) })) ?? '0x';
  return BigInt(value) === 0n ? undefined : getAddress(slice(value, 12));
};
const view = (target, name) =>
  client
    .readContract({
      address: target,
      abi: parseAbi([`function ${name}() view returns (address)`]),
      functionName: name,
    })
    .catch(() => 'none');

const [implementation, admin, beacon] = await Promise.all(
  ['implementation', 'admin', 'beacon'].map(read),
);
console.log(`implementation  ${implementation ?? 'none'}`);
console.log(`admin           ${admin ?? 'none'}`);
console.log(`beacon          ${beacon ?? 'none'}`);
if (admin) console.log(`owner of the admin contract   ${await view(admin, 'owner')}`);
if (beacon) {
  console.log(`implementation of the beacon  ${await view(beacon, 'implementation')}`);
  console.log(`owner of the beacon           ${await view(beacon, 'owner')}`);
}
if (implementation && !admin)
  console.log(`owner of the contract         ${await view(address, 'owner')}`);
// #endregion slots
