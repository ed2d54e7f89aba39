// holds: delivery.container
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ask, DELIVERY, layOutBuild} from '../../tools/build/madeUpBuild';
import {headersFor} from '../../src/delivery/headers';
import {toContainerNginx} from '../../src/delivery/recipes';
import {freePort, installNginx, untilItAnswers} from './nginx';

interface Instruction {
  name: string;
  words: string[];
}

const FILE = path.join('.ci', 'Dockerfile');
const instructions: Instruction[] = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => {
    const [name = '', ...words] = line.trim().split(/\s+/);
    return {name, words};
  });
const named = (name: string): string[][] => instructions.filter((one) => one.name === name).map(({words}) => words);
const ignored = readFileSync(`${FILE}.dockerignore`, 'utf8').trim().split('\n');

describe('the container file', () => {
  test('begins its two stages with images of an exact version', () => {
    const images = named('FROM').map(([image = '']) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^(?:node|nginx):\d+\.\d+\.\d+-[a-z]+$/);
  });

  test('builds on a Node that the project takes', () => {
    const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
    const [major = 0, minor = 0] = (/:(\d+)\.(\d+)/.exec(named('FROM')[0]?.[0] ?? '') ?? []).slice(1).map(Number);
    const [leastMajor = 0, leastMinor = 0] = (/(\d+)\.(\d+)/.exec(engines.node) ?? []).slice(1).map(Number);
    expect(major > leastMajor || (major === leastMajor && minor >= leastMinor)).toBe(true);
  });

  test('copies what is there: the checkout, and from the first stage what the build writes', () => {
    const copies = named('COPY');
    const [stage] = copies.filter((words) => words[0]?.startsWith('--from='));
    expect(copies.filter((words) => !words[0]?.startsWith('--')).map(([from]) => from)).toEqual(['.']);
    const workdir = named('WORKDIR')[0]?.[0] ?? '';
    for (const [from, source = ''] of copies.filter((words) => words[0]?.startsWith('--'))) {
      expect(from).toBe(stage?.[0]);
      expect(source.startsWith(`${workdir}/build`)).toBe(true);
    }
    const finish = readFileSync(path.join('src', 'delivery', 'finish.ts'), 'utf8');
    expect(finish).toContain(
      `'${path.posix.basename(copies.flat().find((word) => word.endsWith('.conf')) ?? 'none')}'`,
    );
    for (const words of named('RUN')) {
      const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
      expect(scripts[words[words.indexOf('run') + 1] ?? '']).toBeDefined();
    }
  });

  test('leaves out what is made, and keeps the history and every source', () => {
    const entries = ['.git', 'docs', 'src', 'static', 'tools', 'package-lock.json', '.npmrc'];
    expect(entries.filter((entry) => !existsSync(entry))).toEqual([]);
    expect(ignored.filter((line) => entries.includes(line.replace(/^\*\*\/|\/$/g, '')))).toEqual([]);
    for (const made of ['**/node_modules', 'build', '.docusaurus']) expect(ignored).toContain(made);
  });

  test('runs as a user without privileges, on the port of the recipe', () => {
    const [[user = 'root'] = []] = named('USER').slice(-1);
    expect(user).not.toMatch(/^(?:root|0)$/);
    const last = instructions.map(({name}) => name);
    expect(last.lastIndexOf('USER')).toBeGreaterThan(last.lastIndexOf('FROM'));
    expect(toContainerNginx(DELIVERY)).toContain(`listen ${named('EXPOSE')[0]?.[0] ?? ''};`);
    expect(Number(named('EXPOSE')[0]?.[0])).toBeGreaterThan(1023);
  });
});

describe('its nginx, for real', () => {
  const build = layOutBuild();
  const home = mkdtempSync(path.join(tmpdir(), 'container-'));
  const configuration = path.join(home, 'nginx.conf');
  let port = 0;
  let nginx: ChildProcess | undefined;
  let said = '';

  beforeAll(async () => {
    port = await freePort();
    const text = toContainerNginx(DELIVERY)
      .replaceAll('/tmp/', `${home}/`)
      .replace('/dev/stdout', 'off')
      .replace('listen 8080', `listen ${String(port)}`);
    writeFileSync(configuration, text.replace('/var/www/portal', build));
    // As the container's command; a test that runs as root keeps to that user, whose folder it is.
    const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
    nginx = spawn(installNginx(), ['-c', configuration, '-e', 'stderr', '-g', directives], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    nginx.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await untilItAnswers(port, nginx, () => said);
  });
  afterAll(() => {
    nginx?.kill();
    rmSync(home, {recursive: true, force: true});
    rmSync(path.dirname(build), {recursive: true});
  });

  test('nginx takes the configuration without a word', () => {
    const {status, stderr} = spawnSync(installNginx(), ['-t', '-q', '-c', configuration, '-e', 'stderr'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  test('pages, headers, moves and 404 are those of the delivery', async () => {
    const page = await ask(port, '/docs/overview');
    expect([page.status, page.body]).toEqual([200, '<!doctype html><title>docs/overview</title>']);
    for (const [name, value] of Object.entries(headersFor('/docs/overview', DELIVERY.headers)))
      expect(page.headers[name.toLowerCase()], name).toBe(value);
    expect(page.headers.server).toBe('nginx');
    const moved = await ask(port, '/docs/overview.html');
    expect([moved.status, moved.headers.location]).toEqual([301, '/docs/overview']);
    expect((await ask(port, '/zh/nothing')).body).toBe('<!doctype html><title>zh/404</title>');
  });
});
