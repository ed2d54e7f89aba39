import {parseArgs} from 'node:util';
import {cipFaults} from '../src/cips/recorded';
import {sourceFaults} from '../src/facts/checkSource';
import {countFacts} from '../src/facts/countFacts';
import {buildExcerpts, readExcerpts, writeExcerpts} from '../src/facts/excerpts';
import {openGitSources, type GitSources, type SourceFile} from '../src/facts/gitSources';
import {FACTS} from '../src/facts/registry';

const USAGE = `Give the repositories that the facts come from, each as a checkout or a bare mirror:
  npm run facts -- --repo ../conflux-rust --repo ../CIPs --repo ../conflux-documentation
--write also renews the excerpts in src/facts/sources, with which the tests check the facts elsewhere, and the table of proposals in src/cips.`;

/** A reader of sources that reads each file once. */
function remembering(sources: GitSources): (file: SourceFile) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    const key = `${file.repo}@${file.ref}:${file.path}`;
    if (!texts.has(key)) texts.set(key, sources.text(file));
    return texts.get(key);
  };
}

/** Checks every fact against its sources, and the committed excerpts against theirs. */
function facts(): void {
  const {repo = [], write = false} = parseArgs({options: {repo: {type: 'string', multiple: true}, write: {type: 'boolean'}}}).values;
  if (repo.length === 0) throw new Error(USAGE);
  const sources = openGitSources(repo);
  const text = remembering(sources);
  const faults = [...FACTS].flatMap(([id, fact]) => sourceFaults(id, fact, text));
  const excerpts = buildExcerpts(FACTS.values(), {...sources, text});
  const stale = JSON.stringify(excerpts) !== JSON.stringify(readExcerpts());
  if (write && faults.length === 0) writeExcerpts(excerpts);
  else if (stale) faults.push('src/facts/sources is not what the sources say; run this with --write');
  faults.push(...cipFaults(sources, write && faults.length === 0));
  faults.forEach((fault) => console.error(fault));
  console.log(`${countFacts()}\n${String(faults.length)} mismatches`);
  if (faults.length > 0) process.exitCode = 1;
}

try {
  facts();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
