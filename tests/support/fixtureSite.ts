import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {claim, release} from './claims';
import {THIRD_PARTIES} from './thirdParties';

const ROOT = path.resolve(__dirname, '..', '..');
const SITES = path.join(ROOT, '.fixture-sites');
/**
 * What a fixture site takes over from the portal: its theme, configuration, interface texts and the programs of its
 * home page, but none of its prose.
 */
const SHARED = [
  'src',
  'samples/connect',
  'static',
  'i18n',
  'package.json',
  'tsconfig.json',
  'tailwind.config.ts',
  'docusaurus.config.ts',
];
const PROSE =
  /(?:^|\/)(?:docusaurus-plugin-content-(?:docs\/current\/(?!tags\.yml)|blog\/\d|pages\/)|src\/pages\/markdown-page)/;

/** The outcome of building a fixture site: where it lies and what the build printed. */
export interface BuiltSite {
  directory: string;
  ok: boolean;
  output: string;
}

/** What makes one fixture site differ from the portal. */
export interface FixtureOptions {
  /** Folder below tests/fixtures whose files are laid over the portal's. */
  overlay: string;
  /** Files written last, by path relative to the site. */
  files?: Record<string, string>;
  /** Build one language only; all when absent. */
  locale?: string;
}

/** Lays out a fixture site in a folder of its own and returns that folder. */
export function layOutSite(name: string, {overlay, files = {}}: FixtureOptions): string {
  const site = path.join(SITES, name);
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  for (const entry of SHARED) {
    cpSync(path.join(ROOT, entry), path.join(site, entry), {
      recursive: true,
      filter: (source) => !PROSE.test(path.relative(ROOT, source).split(path.sep).join('/')),
    });
  }
  renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'portal.config.ts'));
  cpSync(path.join(ROOT, 'tests', 'fixtures', overlay), site, {recursive: true});
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'dir');
  return site;
}

/** How a laid-out site is built. */
interface Built {
  /** Whether broken links fail it. */
  strict?: boolean;
  /** The parts of the light client, as written in `PORTAL_LIGHT`; all if absent. */
  light?: string;
}

/** Builds a laid-out site with Docusaurus alone; never throws on a failed build, so that tests can read its words. */
export function buildLaidOut(site: string, locale?: string, {strict = false, light = ''}: Built = {}): BuiltSite {
  const bin = path.join(ROOT, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [bin, 'build', ...(locale ? ['--locale', locale] : [])],
    {
      cwd: site,
      encoding: 'utf8',
      env: {
        ...process.env,
        PORTAL_STRICT: strict ? 'true' : '',
        PORTAL_LIGHT: light,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
    },
  );
  return {directory: path.join(site, 'build'), ok: status === 0, output: stdout + stderr};
}

function digestOf(folders: string[]): string {
  const digest = createHash('sha256');
  for (const folder of folders) {
    const root = path.join(ROOT, folder);
    const names = statSync(root).isFile() ? [''] : readdirSync(root, {recursive: true, encoding: 'utf8'}).sort();
    for (const name of names) {
      const file = path.join(root, name);
      if (statSync(file).isFile()) digest.update(name).update(readFileSync(file));
    }
  }
  return digest.digest('hex');
}

async function buildUnlessKept(name: string, overlay: string, light: string): Promise<string> {
  const stamp = path.join(SITES, `${name}.stamp`);
  const digest = digestOf([...SHARED, path.join('tests', 'fixtures', overlay)]) + JSON.stringify(THIRD_PARTIES);
  const directory = path.join(SITES, name, 'build');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && existsSync(path.join(directory, '_deploy')))
    return directory;
  // The configuration reads its variables when it is loaded: in the build's process, and in this one for the headers.
  Object.assign(process.env, THIRD_PARTIES);
  const {finish} = await import('../../src/delivery/finish');
  const {ok, output} = buildLaidOut(layOutSite(name, {overlay}), undefined, {light});
  if (!ok) throw new Error(`The fixture site "${name}" did not build:\n${output}`);
  await finish(directory);
  writeFileSync(stamp, digest);
  return directory;
}

/**
 * Builds the fixture site of odd content in three languages, with third parties, and finishes it as the portal is;
 * reuses one made from the same sources, also one that another run is making right now. `light` names parts of the
 * light client, as `PORTAL_LIGHT` does.
 */
export async function buildFixtureSite(light = ''): Promise<string> {
  const overlay = 'odd';
  const name = [overlay, light].filter(Boolean).join('-');
  const claimed = `${name}.building`;
  // Not all after the same time: two that give way to each other would do so again.
  while (!claim(SITES, claimed, process.pid)) await sleep(200 + 300 * Math.random());
  try {
    return await buildUnlessKept(name, overlay, light);
  } finally {
    release(SITES, claimed, process.pid);
  }
}
