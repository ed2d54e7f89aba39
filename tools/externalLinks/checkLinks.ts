import {isMeant, type Allowed} from './allowList';
import type {Finding} from './askLink';
import type {Place} from './collectLinks';

/** What was found earlier, by address, and when (ISO 8601). Only what answered is remembered. */
export type Remembered = Record<string, {finding: Finding; asked: string}>;

/** What a check is made of. */
export interface Check {
  links: ReadonlyMap<string, readonly Place[]>;
  allowed: readonly Allowed[];
  remembered: Remembered;
  /** Days for which an answer holds. */
  age: number;
  now: Date;
  ask: (url: string) => Promise<Finding>;
}

/** What came of it. */
export interface Outcome {
  /** One line for each place of an address that is gone, and for each entry of the allow-list that means none. */
  faults: string[];
  /** One line for each place of an address that has moved for good. */
  moved: string[];
  asked: number;
  remembered: Remembered;
}

const DAY = 86_400_000;
// Hosts are checked in parallel, the addresses of one host one after another.
const HOSTS_AT_ONCE = 6;

async function inTurns<T>(queue: T[], workers: number, work: (item: T) => Promise<void>): Promise<void> {
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({length: workers}, next));
}

function byHost(urls: readonly string[]): string[][] {
  const hosts = new Map<string, string[]>();
  for (const url of urls) hosts.set(new URL(url).host, [...(hosts.get(new URL(url).host) ?? []), url]);
  return [...hosts.values()];
}

const isFresh = (asked: string, {age, now}: Check): boolean => now.getTime() - Date.parse(asked) < age * DAY;

/** Checks every address that is neither allowed nor remembered, politely, and reports what is wrong and where. */
export async function checkLinks(check: Check): Promise<Outcome> {
  const {links, allowed, ask, now} = check;
  const wanted = [...links.keys()].filter((url) => !allowed.some((entry) => isMeant(entry, url)));
  const remembered: Remembered = Object.fromEntries(
    Object.entries(check.remembered).filter(([url, {asked}]) => wanted.includes(url) && isFresh(asked, check)),
  );
  const due = wanted.filter((url) => !remembered[url]);
  const gone = new Map<string, string>();
  await inTurns(byHost(due), HOSTS_AT_ONCE, async (urls) => {
    let silent: Finding | undefined;
    for (const url of urls) {
      const finding = silent ?? (await ask(url));
      if (finding.state === 'gone' && finding.isHostGone) silent = finding;
      if (finding.state === 'gone') gone.set(url, finding.why);
      else remembered[url] = {finding, asked: now.toISOString()};
    }
  });
  const lines = (url: string, what: string): string[] =>
    (links.get(url) ?? []).map(({file, line}) => `${file}:${String(line)} ${url} ${what}`);
  const unused = allowed.filter((entry) => ![...links.keys()].some((url) => isMeant(entry, url)));
  return {
    faults: [
      ...[...gone].flatMap(([url, why]) => lines(url, why)).sort(),
      ...unused.map(
        ({address, date}) =>
          `tools/externalLinks/allowed.json: ${address} (${date}) is named nowhere any more; take the entry out`,
      ),
    ],
    moved: Object.entries(remembered)
      .flatMap(([url, {finding}]) => (finding.state === 'moved' ? lines(url, `has moved to ${finding.to}`) : []))
      .sort(),
    asked: due.length,
    remembered,
  };
}
