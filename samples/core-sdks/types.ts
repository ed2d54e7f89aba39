// What the compiler finds: `tsc` fails if an error that is expected here is missing.
import { parseAbi } from 'viem';
import { conflux, core } from './setup.ts';

const abi = parseAbi(['function balanceOf(address owner) view returns (uint256)']);
const address = 'net1234:aak39z1fdm02v71y33znvaxwthh99skcp2jt1tvnua';

export async function compared() {
  // js-conflux-sdk: methods of a contract have the type `any`, so the compiler accepts both mistakes.
  const bySdk = conflux.Contract({ abi: [...abi], address });
  await bySdk.balanceof(address);
  await bySdk.balanceOf(1, 2, 3);
  // @ts-expect-error This internal contract exists, but its name isn't in the types.
  conflux.InternalContract('ParamsControl');

  // cive: names, arguments and results follow from the ABI.
  const balance: bigint = await core.readContract({
    address,
    abi,
    functionName: 'balanceOf',
    args: [address],
  });
  // @ts-expect-error A function of that name isn't in the ABI.
  await core.readContract({ address, abi, functionName: 'balanceof', args: [address] });
  // @ts-expect-error The argument must be an address.
  await core.readContract({ address, abi, functionName: 'balanceOf', args: [1] });
  return balance;
}
