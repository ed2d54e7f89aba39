import {findNodeModule} from '../localNode/nodeModule';
import type {NotHere} from './counts';

/**
 * Why no local node can run on this machine, undefined if one can. On Linux x64 one can: there its absence is a fault.
 */
export function noNodeHere(): string | undefined {
  const found = findNodeModule();
  return 'reason' in found ? found.reason : undefined;
}

/** Whether this machine is of the kind that CI runs on, where nothing may be missing. */
export function isCiMachine({platform, arch}: Pick<NodeJS.Process, 'platform' | 'arch'> = process): boolean {
  return platform === 'linux' && arch === 'x64';
}

/** Many of the same reason as one line each. */
export function groupNotHere(all: readonly NotHere[]): NotHere[] {
  const groups = new Map<string, NotHere>();
  for (const {what, count, reason} of all) {
    const key = `${what}\0${reason}`;
    groups.set(key, {what, reason, count: (groups.get(key)?.count ?? 0) + count});
  }
  return [...groups.values()];
}
