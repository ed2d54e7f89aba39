import {parseArgs} from 'node:util';
import {cipFaults, renewCips} from '../../cips/recorded';
import {sourceFaults} from '../../facts/checkSource';
import {countFacts} from '../../facts/countFacts';
import {buildExcerpts, readExcerpts, writeExcerpts} from '../../facts/excerpts';
import {FACTS_COMMAND, staleFault} from '../../facts/factsCommand';
import {openGitSources, type GitSources, type SourceFile} from '../../facts/gitSources';
import {nodeFaults} from '../../facts/live/askNode';
import {recordCheck} from '../../facts/recordCheck';
import {FACTS} from '../../../src/facts/registry';
import {renewServed, servedFaults} from '../../served/recorded';

const USAGE = `Give the repositories that the facts come from, each as a checkout or a bare mirror:
  ${FACTS_COMMAND}
--write also renews the excerpts in src/facts/sources, with which the tests check the facts elsewhere, the table of proposals in src/content/cips, and the lists of served methods in tools/served, and the day on which the sources were read.
--node asks a real node for every fact that one can show (Linux x64); with --write it renews the day of that.`;

/** A reader of sources that reads each file once. */
function remembering(sources: GitSources): (file: SourceFile) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    const key = `${file.repo}@${file.ref}:${file.path}`;
    if (!texts.has(key)) texts.set(key, sources.text(file));
    return texts.get(key);
  };
}

/**
 * What differs from the repositories: facts, excerpts, proposals, served methods. With `write`, what was read from them
 * is written again, unless a fact is wrong.
 */
function compareSources(repositories: readonly string[], write: boolean): string[] {
  const sources = openGitSources(repositories);
  const text = remembering(sources);
  const faults = [...FACTS].flatMap(([id, fact]) => sourceFaults(id, fact, text));
  const excerpts = buildExcerpts(FACTS.values(), {...sources, text});
  if (!write || faults.length > 0) {
    const stale = JSON.stringify(excerpts) !== JSON.stringify(readExcerpts());
    return [
      ...faults,
      ...(stale ? [staleFault('src/facts/sources')] : []),
      ...cipFaults(sources),
      ...servedFaults(sources),
    ];
  }
  writeExcerpts(excerpts);
  renewServed(sources);
  recordCheck('read');
  return renewCips(sources);
}

/** Which facts a real node shows otherwise. With `write`, the day is written where none is. */
async function askNode(write: boolean): Promise<string[]> {
  const faults = await nodeFaults();
  if (write && faults.length === 0) recordCheck('asked');
  return faults;
}

/** Checks every fact against its sources or a node, and the committed excerpts against theirs. */
async function facts(): Promise<void> {
  const options = {repo: {type: 'string', multiple: true}, write: {type: 'boolean'}, node: {type: 'boolean'}} as const;
  const {repo = [], write = false, node = false} = parseArgs({options}).values;
  if (repo.length === 0 && !node) throw new Error(USAGE);
  const faults = [...(repo.length > 0 ? compareSources(repo, write) : []), ...(node ? await askNode(write) : [])];
  faults.forEach((fault) => console.error(fault));
  console.log(`${countFacts()}\n${String(faults.length)} mismatches`);
  if (faults.length > 0) process.exitCode = 1;
}

facts().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
