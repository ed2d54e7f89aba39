import type {OldMethod} from './measure';

/** A version as a number that grows with it. */
function rank(version: string): number {
  return version
    .slice(1)
    .split('.')
    .reduce((sum, part) => sum * 1000 + Number(part), 0);
}

/**
 * The `x-since` of a method: the release that its sources state, if the measurement of the old version agrees, else
 * that version `or earlier`. Throws if the two contradict each other, or if the old version lacks a method and no
 * source states its release.
 */
export function sinceOf(name: string, old: string, method: OldMethod | undefined, release: string | undefined): string {
  if (!method) throw new Error(`${name} was not measured against ${old}; run npm run data -- record --against ${old}.`);
  if (release === undefined && method.served) return `${old} or earlier`;
  if (release === undefined)
    throw new Error(`${old} has no ${name}: name its first release in tools/recorder/against/firstReleases.ts.`);
  if (method.served !== rank(release) <= rank(old)) {
    throw new Error(
      `${name} is recorded as available since ${release}, but ${old} ${method.served ? 'has' : 'lacks'} it: correct tools/recorder/against/firstReleases.ts.`,
    );
  }
  return release;
}
