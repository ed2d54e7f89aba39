// Who pays the gas: one transaction for each case.
import {
  balance,
  book,
  cfx,
  CFX,
  deployer,
  expect,
  GDRIP,
  give,
  hexOf,
  message,
  newGuestbook,
  newMessenger,
  person,
  receiptOf,
  rejection,
  sponsorCollateral,
  sponsorGas,
  sponsorInfo,
  submit,
  whitelist,
  type Account,
  type Call,
} from './setup.ts';

const guestbook = await newGuestbook();
const messenger = await newMessenger();
const alice = person('alice'); // on the whitelist, never has CFX
const bob = person('bob'); // on the whitelist, has CFX
const carol = person('carol'); // not on the whitelist, has CFX
const dave = person('dave'); // not on the whitelist, has no CFX
await give(bob, 10n * CFX);
await give(carol, 10n * CFX);

// #region setup
await whitelist(guestbook, [hexOf(alice.address), hexOf(bob.address)]);
await sponsorGas(deployer, guestbook, CFX / 1_000n, CFX); // at most 0.001 CFX per transaction, 1 CFX in total
await sponsorCollateral(deployer, guestbook, CFX);
// #endregion setup

/** Sends a call and prints who paid the fee; `payer` is who the page says it is. */
async function show(
  situation: string,
  payer: 'sponsor' | 'sender' | 'nobody',
  from: Account,
  call: Call,
): Promise<void> {
  console.log(situation);
  const before = [
    (await sponsorInfo(guestbook)).sponsorBalanceForGas,
    await balance(from),
  ] as const;
  let hash;
  try {
    hash = await submit(from, call);
  } catch (error) {
    console.log(`  rejected: ${rejection(error)}`);
    expect(payer === 'nobody', situation);
    return;
  }
  const receipt = await receiptOf(hash);
  const bySponsor = before[0] - (await sponsorInfo(guestbook)).sponsorBalanceForGas;
  const bySender = before[1] - (await balance(from));
  const { gasCoveredBySponsor, outcomeStatus, gasFee } = receipt;
  console.log(
    `  ${outcomeStatus}  gasCoveredBySponsor ${gasCoveredBySponsor}  sponsor −${cfx(bySponsor)}  sender −${cfx(bySender)}`,
  );
  expect(gasCoveredBySponsor === (payer === 'sponsor'), situation);
  expect(bySponsor === (payer === 'sponsor' ? gasFee : 0n), situation);
}

const to = guestbook;
const data = book('write', [0n, 1n]);
await show('alice: whitelisted, no CFX', 'sponsor', alice, { to, data });
await show('bob: whitelisted, has CFX', 'sponsor', bob, { to, data });
await show('carol: not whitelisted, has CFX', 'sender', carol, { to, data, storageLimit: 64n });
await show('dave: not whitelisted, no CFX', 'nobody', dave, { to, data });
await show('bob: gas 1,000,000 × 1 Gdrip, exactly the upper bound', 'sponsor', bob, {
  to,
  data,
  gas: 1_000_000n,
});
await show('bob: gas 1,000,001 × 1 Gdrip', 'sender', bob, { to, data, gas: 1_000_001n });
await show('alice: gas 1,000,001 × 1 Gdrip', 'nobody', alice, { to, data, gas: 1_000_001n });
await show('bob: gas 200,000, maxFeePerGas 10 Gdrip', 'sender', bob, {
  to,
  data,
  maxFeePerGas: 10n * GDRIP,
});
await show('bob: calls the guestbook through another contract', 'sender', bob, {
  to: messenger,
  data: message([hexOf(guestbook), 1n, 1n]),
  storageLimit: 64n,
});
await show('alice: the call reverts', 'sponsor', alice, { to, data: book('fail') });
await show('alice: runs out of gas', 'sponsor', alice, { to, data, gas: 22_000n });
await show('bob: sends 1 CFX along', 'sponsor', bob, { to, data, value: CFX });
await show('alice: sends 1 drip along', 'nobody', alice, { to, data, value: 1n });
await show('bob: deploys a contract', 'sender', bob, { data: '0x', storageLimit: 0n });
