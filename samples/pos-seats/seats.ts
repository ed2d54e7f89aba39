// A new validator gets seats, misses them twice in different ways, and recovers: tsx seats.ts
import { expect, TERM, until, withValidator } from './validator.ts';

await withValidator(
  async ({
    folder,
    node,
    start,
    status,
    isCandidate,
    hasSeats,
    newest,
    signedAt,
    increaseStake,
  }) => {
    const retired = () =>
      until('forced retirement', async () => Number((await status()).forceRetired));

    await until('candidacy', isCandidate);
    await node.stop();
    console.log('the node is a candidate, and is stopped before its first seats');
    await until('seats', hasSeats);
    const began = Math.floor((await newest()) / TERM) * TERM;
    console.log('it has seats, and signs nothing');
    const once = (await retired()) - began;
    console.log(`retired by force after ${once / TERM} term`);
    expect('blocks with seats', once, TERM);

    await until('end of the retirement', async () => (await status()).forceRetired === null);
    await until('unlocked votes', async () => Number((await status()).unlocked) === 9);
    console.log('forceRetired is null again, 9 votes are unlocked');
    const again = await start(folder);
    await until('unlocked votes in Core Space', () =>
      increaseStake(9).then(
        () => true,
        () => false,
      ),
    );
    console.log('the node runs again, and the 9 votes are added without a deposit');

    await until('seats', hasSeats);
    await until('signature', async () => signedAt(await newest()));
    await again.stop();
    console.log('it has seats, signs, and is stopped');
    const end = await retired();
    let last = end;
    while (!(await signedAt(last))) last -= 1;
    const silent = end / TERM - (Math.floor(last / TERM) + 1);
    console.log(`retired by force after ${silent} terms without a signature`);
    expect('terms without a signature', silent, 3);
  },
);
