import {spawnSync} from 'node:child_process';

const PARTS = 10;

/**
 * Which tenth of the pages is looked at: told by the commit, so that a run can be repeated and the next commit has
 * another one; PORTAL_TENTH chooses.
 */
export function currentTenth(environment: NodeJS.ProcessEnv = process.env): number {
  const {PORTAL_TENTH: wanted} = environment;
  if (wanted !== undefined) {
    if (!/^\d$/.test(wanted)) throw new Error(`PORTAL_TENTH is ${wanted}; it takes a digit, 0 to 9.`);
    return Number(wanted);
  }
  const {status, stdout} = spawnSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'});
  // Without git the day decides.
  return status === 0 ? parseInt(stdout.slice(0, 8), 16) % PARTS : new Date().getUTCDate() % PARTS;
}

/** Every tenth of a list, from the one with that number on. */
export function tenthOf<T>(list: readonly T[], tenth: number): T[] {
  return list.filter((_, index) => index % PARTS === tenth);
}
