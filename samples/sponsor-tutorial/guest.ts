// A user without CFX, before and after the whitelist has the account.
// #region imports
import {
  address,
  asOwner,
  cfx,
  conflux,
  control,
  expect,
  guestbook,
  showDeposits,
} from './conflux.ts';

/** The node's reason without the hash. */
const reason = (error: unknown) =>
  String((error as { data?: string }).data ?? error).replace(/0x[0-9a-f]{64}/, '0x…');
// #endregion imports

// #region sign
/** Signs the guestbook from an account, and prints who paid. */
async function sign(name: string, from: string): Promise<void> {
  try {
    const transaction = guestbook
      .sign(`Hello from ${name}`)
      .sendTransaction({ from, gas: 100_000, storageLimit: 64 });
    const receipt = await transaction.executed();
    console.log(
      `${name}: gasCoveredBySponsor ${receipt.gasCoveredBySponsor}, storageCoveredBySponsor ${receipt.storageCoveredBySponsor}`,
    );
    console.log(
      `  storage ${receipt.storageCollateralized} units, balance ${cfx(await conflux.cfx.getBalance(from))}`,
    );
  } catch (error) {
    console.log(`${name}: ${reason(error)}`);
  }
}
// #endregion sign

const mark = (line: string) => console.log(`# #${line}`);
mark('region one');
// #region one
const alice = conflux.wallet.addRandom(); // a new account without CFX
await sign('alice', alice.address);
await asOwner(control.addPrivilegeByAdmin(address, [alice.address]));
console.log('alice is on the whitelist:', await control.isWhitelisted(address, alice.address));
await sign('alice', alice.address);
await showDeposits(address);
// #endregion one
mark('endregion one');
expect((await guestbook.lines(alice.address)) === 'Hello from alice', 'the line is stored');

mark('region everyone');
// #region everyone
const EVERYONE = '0x0000000000000000000000000000000000000000';
const bob = conflux.wallet.addRandom();
await sign('bob', bob.address);
await asOwner(control.addPrivilegeByAdmin(address, [EVERYONE]));
await sign('bob', bob.address);
// #endregion everyone
mark('endregion everyone');

mark('region dry');
// #region dry
for (const name of ['carol', 'dave', 'erin']) await sign(name, conflux.wallet.addRandom().address);
await showDeposits(address);
await guestbook
  .leave()
  .sendTransaction({ from: alice.address, gas: 100_000, storageLimit: 0 })
  .executed();
await showDeposits(address);
// #endregion dry
mark('endregion dry');

mark('region close');
// #region close
await asOwner(control.removePrivilegeByAdmin(address, [EVERYONE]));
await sign('bob', bob.address);
// #endregion close
mark('endregion close');
