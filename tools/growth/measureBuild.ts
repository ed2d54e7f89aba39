import {spawn, type ChildProcessByStdio} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {pathToFileURL} from 'node:url';
import {watchPace} from './pace';
import {parsePhase, peaksOf, phaseOfPeak, type Phase, type PhasePeak, type Sample} from './phases';
import {residentBytes} from './processTree';

/** Named in full, for a site elsewhere has it not. */
const TSX = pathToFileURL(require.resolve('tsx')).href;
const EVERY = 200;
const KEPT_LINES = 40;

/** What one cold build took. */
export interface BuildCost {
  seconds: number;
  cpuSeconds: number;
  /**
   * Milliseconds of CPU that a fixed piece of work took meanwhile, on average: a build counts in multiples of it, since
   * machines or minutes may differ.
   */
  pace: number;
  peakBytes: number;
  /** Where the most memory was held. */
  peakPhase: string | undefined;
  phases: PhasePeak[];
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** Starts a cold build in a process of its own, which leaves its CPU time in the file `report`. */
function startBuild(
  site: string,
  kind: 'portal' | 'other',
  report: string,
): ChildProcessByStdio<null, Readable, Readable> {
  const root = process.cwd();
  return spawn(
    process.execPath,
    ['--import', TSX, path.join(root, 'tools', 'growth', 'child.ts'), report, ...(kind === 'portal' ? [root] : [])],
    {
      cwd: site,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORTAL_STRICT: 'true',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        DOCUSAURUS_PERF_LOGGER: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
    },
  );
}

/** What a build that failed said, from its first fault on. */
function faultOf(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line.includes('[ERROR]'));
  return lines.slice(Math.max(0, first)).slice(0, KEPT_LINES).join('\n');
}

/**
 * Builds a site cold, strictly and in all languages, and measures it; Linux only, since it reads /proc. Throws with the
 * build's own words. The portal is built as it is laid out, with the packages of the present folder; another site as it
 * is, with its own.
 */
export async function measureBuild(site: string, kind: 'portal' | 'other' = 'portal'): Promise<BuildCost> {
  if (process.platform !== 'linux')
    throw new Error(
      'Memory and CPU of a build are read from /proc, which only Linux has. Run this in a container or on CI.',
    );
  const report = path.join(site, 'cpu.json');
  rmSync(report, {force: true});
  const started = performance.now();
  const now = (): number => (performance.now() - started) / 1000;
  const child = startBuild(site, kind, report);
  const endPace = watchPace();
  const samples: Sample[] = [];
  const phases: Phase[] = [];
  const lines: string[] = [];
  const timer = setInterval(() => child.pid && samples.push({at: now(), bytes: residentBytes(child.pid)}), EVERY);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({input: stream}).on('line', (line) => {
      lines.push(line);
      const phase = parsePhase(line, now());
      if (phase) phases.push(phase);
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  const paces = endPace();
  if (code !== 0) throw new Error(`The site in ${site} did not build:\n${faultOf(lines)}`);
  const {cpuSeconds} = JSON.parse(readFileSync(report, 'utf8')) as {cpuSeconds: number};
  const peakBytes = Math.max(...samples.map(({bytes}) => bytes));
  return {
    seconds: now(),
    cpuSeconds,
    pace: mean(paces),
    peakBytes,
    peakPhase: phaseOfPeak(phases, samples),
    phases: peaksOf(phases, samples),
  };
}
