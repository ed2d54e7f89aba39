// holds: repository.portal
import {spawn, type ChildProcess} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {NOT_HERE} from '../../tools/browser/notHere';
import {RUN_PORTS} from '../support/runPorts';
import {expect, test} from '../support/test';

/** Waits until the output has a line that matches, and gives the match. */
async function said(output: () => string, pattern: RegExp): Promise<RegExpExecArray> {
  await expect.poll(output, {timeout: 240_000}).toMatch(pattern);
  const match = pattern.exec(output());
  if (!match) throw new Error(`No ${String(pattern)} in ${output()}`);
  return match;
}

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('exit', resolve));

/** The node's own process among those of a process group; local nodes run on Linux, which lists processes in /proc. */
function nodeProcessIn(group: number): number {
  const read = (pid: string, file: string): string => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  const groupOf = (pid: string): number => Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[2]);
  const found = readdirSync('/proc').find(
    (pid) => /^\d+$/.test(pid) && groupOf(pid) === group && read(pid, 'cmdline').includes('localNode/child.ts'),
  );
  if (!found) throw new Error(`No node process in group ${String(group)}.`);
  return Number(found);
}

async function ask(url: string): Promise<unknown> {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'cfx_clientVersion', params: []});
  const response = await fetch(url, {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return response.json();
}

test('npm run portal serves the site with a node beside it, outlives the node’s death, and leaves nothing behind', async () => {
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'portal'], {
    env: {...process.env, PORT: String(RUN_PORTS.portal), PORTAL_STRICT: 'true'},
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const group = -(child.pid ?? 0);
  try {
    // A build here would take the pages away that other tests look at.
    await said(() => output, /The site is built from these sources already/);
    const [, address = ''] = await said(() => output, /The portal is on (\S+) /);
    const [node] = await said(
      () => output,
      /A local Conflux node is running[\s\S]*?eSpace[^\n]*|The site goes on without a local node/,
    );
    if (!node.startsWith('A local')) {
      test.info().annotations.push({type: NOT_HERE, description: output});
      test.skip(true, output);
    }
    const [, core = ''] = await said(() => output, /Core Space\s+chain 1234\s+(\S+)/);
    expect(await ask(core)).toMatchObject({result: expect.stringMatching(/^conflux-rust\//)});
    process.kill(nodeProcessIn(child.pid ?? 0), 'SIGKILL');
    await said(() => output, /has ended by itself[\s\S]*The site goes on without it/);
    expect((await fetch(`${address}/docs/overview`)).status).toBe(200);
    const ending = ended(child);
    process.kill(group, 'SIGINT');
    expect(await ending).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  } finally {
    try {
      process.kill(group, 'SIGKILL');
    } catch {
      // Nothing of the group is left, as it should be.
    }
  }
});
