// An account without CFX buys in eSpace, and a sponsor pays the gas in Core Space.
import { encodeFunctionData, parseAbi } from 'viem';
import {
  abiOf,
  base32,
  CFX,
  check,
  core,
  CROSS_SPACE,
  deployCore,
  deployEspace,
  encode,
  espace,
  espaceSender,
  hexOf,
  mapped,
  person,
  send,
  sender,
  stranger,
  type CoreAddress,
} from './spaces.ts';

const control = base32('0x0888000000000000000000000000000000000001');
const abi = parseAbi([
  'function setSponsorForGas(address contractAddr, uint256 upperBound) payable',
  'function addPrivilegeByAdmin(address contractAddr, address[] users)',
]);
const ask = (data: `0x${string}`, value = 0n) => send({ to: control, data, value, gas: 500_000n });
const sponsor = (contract: CoreAddress) =>
  ask(
    encodeFunctionData({
      abi,
      functionName: 'setSponsorForGas',
      args: [hexOf(contract), CFX / 100n],
    }),
    10n * CFX,
  );
const list = (contract: CoreAddress, user: CoreAddress) =>
  ask(
    encodeFunctionData({
      abi,
      functionName: 'addPrivilegeByAdmin',
      args: [hexOf(contract), [hexOf(user)]],
    }),
  );

const shop = await deployEspace('Shop');
const relay = await deployCore('Relay', [shop]);
const user = person('user');
const gas = 2_000_000n;
check((await sponsor(relay)).outcomeStatus === 'success', 'the sponsor pays');
check(
  (await list(relay, user.address)).outcomeStatus === 'success',
  'the user is on the whitelist',
);
await send({ to: relay, value: 5n * CFX });
await send({ to: relay, data: encode('Relay', 'list', [hexOf(user.address), true]) });
check((await core.getBalance({ address: user.address })) === 0n, 'the user has no CFX');

const gift = {
  to: relay,
  data: encode('Relay', 'gift', [espaceSender.address]),
  gas,
  storageLimit: 0n,
};
const receipt = await send({ ...gift, from: user });
check(receipt.outcomeStatus === 'success', `the user buys: ${receipt.txExecErrorMsg}`);
console.log(
  `a user with 0 CFX: ${receipt.outcomeStatus}, gasCoveredBySponsor ${receipt.gasCoveredBySponsor}`,
);
const blockNumber = receipt.epochNumber!;
const [event] = await espace.getContractEvents({
  address: shop,
  abi: abiOf('Shop'),
  fromBlock: blockNumber,
  toBlock: blockNumber,
});
const { buyer } = (event as unknown as { args: { buyer: string } }).args;
check(buyer === mapped(relay), 'eSpace sees the contract');
console.log('buyer in eSpace: the mapped address of the contract, not of the user');

const refused = await send({ ...gift, from: stranger });
console.log(`a user that the owner didn't list: ${refused.txExecErrorMsg}`);
check(refused.outcomeStatus === 'failed', 'only listed users spend the CFX of the contract');

const wrong = await deployCore('Relay', [espaceSender.address]); // an eSpace address without code
await send({ to: wrong, value: CFX });
await send({ to: wrong, data: encode('Relay', 'list', [hexOf(sender.address), true]) });
const nowhere = await send({ ...gift, to: wrong });
console.log(`the shop's address has no code: ${nowhere.txExecErrorMsg}`);
check(
  nowhere.outcomeStatus === 'failed' && (await core.getBalance({ address: wrong })) === CFX,
  'the CFX stays in the contract',
);

await send({ to: relay, data: encode('Relay', 'take', [hexOf(stranger.address), 4n * CFX]) });
check((await core.getBalance({ address: relay })) === 0n, 'the owner gets the rest');
const direct = await sponsor(CROSS_SPACE);
console.log(`setSponsorForGas of CrossSpaceCall itself: ${direct.txExecErrorMsg}`);
check(direct.outcomeStatus === 'failed', 'CrossSpaceCall can’t be sponsored');
