// Reads ConfluxContext with js-conflux-sdk and with cive.
import { createPublicClient, http } from 'cive';
import { hexAddressToBase32 } from 'cive/utils';
import sdk from 'js-conflux-sdk';
import { parseAbi } from 'viem';
import { mine } from '../harness/play.ts';
import { coreUrl as url } from '../harness/chain.ts';
import { chain, check, start } from './client.ts';

const { stop } = await start();
try {
  await mine(40);

  // #region js-conflux-sdk
  const conflux = new sdk.Conflux({ url, networkId: 1234 });
  const contract = conflux.Contract({
    address: '0x0888000000000000000000000000000000000004',
    abi: [
      'function epochNumber() view returns (uint256)',
      'function epochHash(uint256) view returns (bytes32)',
    ],
  });
  console.log(
    'js-conflux-sdk',
    await contract.epochNumber(),
    sdk.format.hex(await contract.epochHash(30)),
  );
  // #endregion js-conflux-sdk

  let missing = '';
  try {
    conflux.InternalContract('ConfluxContext' as never);
  } catch (error) {
    missing = (error as Error).message;
  }
  check(missing !== '', 'js-conflux-sdk has no ConfluxContext of its own');
  console.log(`InternalContract('ConfluxContext'): ${missing}`);

  // #region cive
  const client = createPublicClient({ chain, transport: http(url) });
  const address = hexAddressToBase32({
    hexAddress: '0x0888000000000000000000000000000000000004',
    networkId: 1234,
  });
  const abi = parseAbi([
    'function epochNumber() view returns (uint256)',
    'function epochHash(uint256) view returns (bytes32)',
  ]);
  console.log(
    'cive          ',
    await client.readContract({ address, abi, functionName: 'epochNumber' }),
    await client.readContract({ address, abi, functionName: 'epochHash', args: [30n] }),
  );
  // #endregion cive
  const block = await client.getBlock({ epochNumber: 30n });
  check(
    (await client.readContract({ address, abi, functionName: 'epochHash', args: [30n] })) ===
      block.hash,
    'epochHash returns the hash of the pivot block',
  );
} finally {
  await stop();
}
