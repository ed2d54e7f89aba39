// Changes whitelists: by the admin, by the contract itself, and by everyone else, who may not.
import {
  book,
  bookAbi,
  control,
  controlAbi,
  core,
  CFX,
  deployer,
  EVERYBODY,
  expect,
  give,
  hexOf,
  newGuestbook,
  person,
  send,
  toControl,
  type Account,
} from './setup.ts';
import type { Address } from 'cive';
import type { Hex } from 'viem';

const guestbook = await newGuestbook();
const target = hexOf(guestbook);
const [alice, carol] = [person('alice'), person('carol')];
await give(carol, 20n * CFX);
const [a, c] = [hexOf(alice.address), hexOf(carol.address)];

const whitelisted = (contract: Address, user: Account) =>
  core.readContract({
    address: control,
    abi: controlAbi,
    functionName: 'isWhitelisted',
    args: [contract, user.address],
  });

/** Sends to SponsorWhitelistControl, or to the guestbook, and prints the outcome and whether alice is on the list. */
async function attempt(
  what: string,
  from: Account,
  data: Hex,
  expected: [succeeds: boolean, alice: boolean],
  to: Address = control,
): Promise<void> {
  const receipt = await send(from, { to, data, storageLimit: 1_024n });
  const { outcomeStatus, txExecErrorMsg, storageCollateralized, storageReleased, gasUsed } =
    receipt;
  const { logs } = receipt as typeof receipt & { logs: unknown[] };
  const released = storageReleased.reduce((sum, { collaterals }) => sum + BigInt(collaterals), 0n);
  const listed = await whitelisted(guestbook, alice);
  console.log(
    `${what}\n  ${txExecErrorMsg ?? 'ok'}  alice ${listed ? 'listed' : 'not listed'}  units +${storageCollateralized} −${released}  events ${logs.length}  gas used ${gasUsed}`,
  );
  expect(
    (outcomeStatus === 'success') === expected[0] && listed === expected[1] && logs.length === 0,
    what,
  );
}

console.log('== by the admin');
await attempt(
  'deployer (admin): addPrivilegeByAdmin(guestbook, [alice])',
  deployer,
  toControl('addPrivilegeByAdmin', [target, [a]]),
  [true, true],
);
await attempt(
  'deployer: the same again',
  deployer,
  toControl('addPrivilegeByAdmin', [target, [a]]),
  [true, true],
);
await attempt(
  'carol: removePrivilegeByAdmin(guestbook, [alice])',
  carol,
  toControl('removePrivilegeByAdmin', [target, [a]]),
  [true, true],
);
await attempt(
  'deployer: removePrivilegeByAdmin(guestbook, [alice])',
  deployer,
  toControl('removePrivilegeByAdmin', [target, [a]]),
  [true, false],
);
await attempt(
  'carol: addPrivilegeByAdmin(guestbook, [alice])',
  carol,
  toControl('addPrivilegeByAdmin', [target, [a]]),
  [true, false],
);
await attempt(
  'deployer: addPrivilegeByAdmin(guestbook, [0x0…0])',
  deployer,
  toControl('addPrivilegeByAdmin', [target, [EVERYBODY]]),
  [true, true],
);
await attempt(
  'deployer: removePrivilegeByAdmin(guestbook, [alice])',
  deployer,
  toControl('removePrivilegeByAdmin', [target, [a]]),
  [true, true],
);
await attempt(
  'deployer: removePrivilegeByAdmin(guestbook, [0x0…0])',
  deployer,
  toControl('removePrivilegeByAdmin', [target, [EVERYBODY]]),
  [true, false],
);

console.log('== by the contract');
await attempt(
  'deployer: addPrivilege([alice]), called directly',
  deployer,
  toControl('addPrivilege', [[a]]),
  [false, false],
);
await attempt(
  'deployer: removePrivilege([alice]), called directly',
  deployer,
  toControl('removePrivilege', [[a]]),
  [false, false],
);
await attempt(
  'deployer (owner): guestbook.invite([alice, carol])',
  deployer,
  book('invite', [[a, c]]),
  [true, true],
  guestbook,
);
await attempt(
  'carol: guestbook.uninvite([alice])',
  carol,
  book('uninvite', [[a]]),
  [false, true],
  guestbook,
);
const invited = await core.readContract({
  address: guestbook,
  abi: bookAbi,
  functionName: 'isInvited',
  args: [alice.address],
});
console.log(`  guestbook.isInvited(alice) returns ${String(invited)}`);
await attempt(
  'deployer: guestbook.uninvite([alice])',
  deployer,
  book('uninvite', [[a]]),
  [true, false],
  guestbook,
);

console.log('== other calls');
await attempt('deployer: a function that does not exist', deployer, '0x12345678', [false, false]);
await attempt(
  'deployer: addPrivilegeByAdmin without arguments',
  deployer,
  toControl('addPrivilegeByAdmin', [target, [a]]).slice(0, 10) as Hex,
  [false, false],
);
const paid = await send(deployer, {
  to: control,
  data: toControl('addPrivilegeByAdmin', [target, [a]]),
  value: 1n,
  storageLimit: 64n,
});
console.log(`deployer: addPrivilegeByAdmin with 1 drip\n  ${paid.txExecErrorMsg}`);
const transfer = await send(deployer, { to: control, value: 1n });
console.log(`deployer: 1 drip without data\n  ${transfer.txExecErrorMsg}`);
console.log(
  `isWhitelisted(alice, carol), although alice is no contract: ${await whitelisted(alice.address, carol)}`,
);
