// holds: repository.local-node
import {expect, test} from 'vitest';
import {createTurns} from '../turns';

/** What was done so far, in order, and work that lasts until it is released. */
function watch(): {done: string[]; held: (name: string) => {work: () => Promise<void>; release: () => void}} {
  const done: string[] = [];
  const held = (name: string): {work: () => Promise<void>; release: () => void} => {
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    const work = async (): Promise<void> => {
      done.push(`${name} begins`);
      await until;
      done.push(`${name} ends`);
    };
    return {work, release: () => release()};
  };
  return {done, held};
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('calls go at once; a block waits for all that are under way, and new calls wait for the block', async () => {
  const {done, held} = watch();
  const turns = createTurns();
  const [first, second] = await Promise.all([turns.enter(), turns.enter()]);
  const block = held('block');
  const made = turns.alone(block.work);
  const third = turns.enter().then((leave) => {
    done.push('third call');
    return leave;
  });
  first();
  first();
  await soon();
  expect(done, 'the second call is under way, however often the first ends').toEqual([]);
  second();
  await soon();
  expect(done).toEqual(['block begins']);
  block.release();
  await made;
  (await third)();
  expect(done).toEqual(['block begins', 'block ends', 'third call']);
});

test('a block that fails lets the calls go on, and says so', async () => {
  const turns = createTurns();
  await expect(turns.alone(() => Promise.reject(new Error('no block')))).rejects.toThrow('no block');
  (await turns.enter())();
  let isMade = false;
  await turns.alone(() => {
    isMade = true;
    return Promise.resolve();
  });
  expect(isMade).toBe(true);
});

test('a call that does not end is waited for no longer than the patience', async () => {
  const turns = createTurns(20);
  await turns.enter();
  let isMade = false;
  await turns.alone(() => {
    isMade = true;
    return Promise.resolve();
  });
  expect(isMade).toBe(true);
});
