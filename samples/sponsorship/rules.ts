// Sets, tops up and replaces sponsors, and prints what the node says to each attempt.
import { hexAddressToBase32 } from 'cive/utils';
import type { Address } from 'cive';
import {
  balance,
  book,
  cfx,
  CFX,
  EVERYBODY,
  expect,
  give,
  networkId,
  newGuestbook,
  ok,
  person,
  sponsorCollateral,
  sponsorGas,
  sponsorInfo,
  whitelist,
  type Receipt,
} from './setup.ts';

const guestbook = await newGuestbook();
const [first, second] = [person('first sponsor'), person('second sponsor')];
await give(first, 20n * CFX);
await give(second, 20n * CFX);

// #region attempt
async function attempt(what: string, works: boolean, receipt: Promise<Receipt>): Promise<void> {
  const { outcomeStatus, txExecErrorMsg } = await receipt;
  console.log(`${what}\n  ${txExecErrorMsg ?? 'ok'}`);
  expect((outcomeStatus === 'success') === works, what);
}
// #endregion attempt

const gas = async () => {
  const { sponsorBalanceForGas, sponsorGasBound } = await sponsorInfo(guestbook);
  console.log(`  now: balance ${cfx(sponsorBalanceForGas)}, upper bound ${cfx(sponsorGasBound)}`);
};
const collateral = async () => {
  const { sponsorBalanceForCollateral, availableStoragePoints, usedStoragePoints } =
    await sponsorInfo(guestbook);
  console.log(
    `  now: balance ${cfx(sponsorBalanceForCollateral)}, points free ${availableStoragePoints}, used ${usedStoragePoints}`,
  );
};
const BOUND = CFX / 1_000n; // 0.001 CFX
const unused = hexAddressToBase32({
  hexAddress: '0x8000000000000000000000000000000000000001',
  networkId,
}) as Address;

console.log('== gas');
await attempt('a user account as target', false, sponsorGas(first, second.address, BOUND, CFX));
await attempt('an address without a contract', false, sponsorGas(first, unused, BOUND, CFX));
await attempt(
  '1 CFX − 1 drip for a bound of 0.001 CFX',
  false,
  sponsorGas(first, guestbook, BOUND, CFX - 1n),
);
await attempt('1 CFX for a bound of 0.001 CFX', true, sponsorGas(first, guestbook, BOUND, CFX));
await gas();
await attempt(
  'the same sponsor adds 0.5 CFX, same bound',
  false,
  sponsorGas(first, guestbook, BOUND, CFX / 2n),
);
await attempt(
  'the same sponsor adds 0.5 CFX, half the bound',
  false,
  sponsorGas(first, guestbook, BOUND / 2n, CFX / 2n),
);
await attempt(
  'the same sponsor adds 1 CFX, same bound',
  true,
  sponsorGas(first, guestbook, BOUND, CFX),
);
await gas();
await attempt(
  'another sponsor with 2 CFX, same bound',
  false,
  sponsorGas(second, guestbook, BOUND, 2n * CFX),
);
await attempt(
  'another sponsor with 2 CFX + 1 drip, half the bound',
  false,
  sponsorGas(second, guestbook, BOUND / 2n, 2n * CFX + 1n),
);
const before = await balance(first);
await attempt(
  'another sponsor with 2 CFX + 1 drip, same bound',
  true,
  sponsorGas(second, guestbook, BOUND, 2n * CFX + 1n),
);
await gas();
console.log(`  the first sponsor got back ${cfx((await balance(first)) - before)}`);
expect((await balance(first)) - before === 2n * CFX, 'the old sponsor gets the rest back');

console.log('== collateral');
await attempt('0 CFX', false, sponsorCollateral(first, guestbook, 0n));
await attempt('a user account as target', false, sponsorCollateral(first, second.address, CFX));
await attempt('1 CFX', true, sponsorCollateral(first, guestbook, CFX));
await collateral();
await attempt('the same sponsor adds 2 drip', true, sponsorCollateral(first, guestbook, 2n));
await attempt(
  'the same sponsor adds 1 CFX − 2 drip',
  true,
  sponsorCollateral(first, guestbook, CFX - 2n),
);
await collateral();
await whitelist(guestbook, [EVERYBODY]);
await ok(person('alice'), { to: guestbook, data: book('write', [0n, 4n]), gas: 300_000n });
console.log('a user writes 4 slots: 0.25 CFX');
await collateral();
await attempt('another sponsor with 1 CFX', false, sponsorCollateral(second, guestbook, CFX));
const earlier = await balance(first);
await attempt('another sponsor with 3 CFX', true, sponsorCollateral(second, guestbook, 3n * CFX));
await collateral();
console.log(`  the first sponsor gave 2 and got back ${cfx((await balance(first)) - earlier)}`);
expect(
  (await balance(first)) - earlier === CFX,
  'the old sponsor gets back what has not become points',
);
