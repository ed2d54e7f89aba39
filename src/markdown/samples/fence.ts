/**
 * Where a fence takes its text from: a sample's source, the regions `before` and `after` of one as a diff, what a
 * sample printed, or nowhere, with the reason.
 */
export type Origin =
  | {kind: 'sample' | 'output'; file: string; region?: string}
  | {kind: 'diff'; file: string; region?: undefined}
  | {kind: 'untested'; reason: string};

/** One fenced code block, as the Markdown parser hands it over. */
export interface Fence {
  language?: string | null;
  meta?: string | null;
  text: string;
}

/** Languages in which a reader runs something. */
const CODE_LANGUAGES: ReadonlySet<string> = new Set(
  'ts tsx typescript js jsx mjs cjs javascript solidity python py rust go java bash shell sh zsh powershell graphql sql dockerfile'.split(
    ' ',
  ),
);
/** Languages of files and of answers: a title says that it is a file. */
const FILE_LANGUAGES: ReadonlySet<string> = new Set(['json', 'toml', 'yaml', 'yml', 'ini', 'xml']);

const ATTRIBUTES = ['title', 'sample', 'diff', 'output', 'untested'];
const PART =
  /\s*(?:(?<name>[\w-]+)="(?<value>[^"]*)"|\{[\d,\s-]+\}|showLineNumbers(?:=\d+)?(?=\s|$)|result(?=\s|$)|(?<other>\S+))/gy;
const EXPECTED = `sample="FOLDER/file#region", diff="FOLDER/file", output="FOLDER/file.txt" or untested="reason"`;

/** Whether a fence shows the first thing that works in a tutorial: its attributes have the word `result`. */
export function isResult({meta}: Pick<Fence, 'meta'>): boolean {
  return [...(meta ?? '').matchAll(PART)].some(([part]) => part.trim() === 'result');
}

/** The quoted attributes after a fence's language; throws on one that the portal does not know. */
function parseAttributes(meta: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const {groups = {}} of meta.trimEnd().matchAll(PART)) {
    const {name, value = '', other} = groups;
    if (other !== undefined || (name !== undefined && !ATTRIBUTES.includes(name)))
      throw new Error(
        `unknown attribute ${other ?? name ?? ''}; there are ${ATTRIBUTES.map((known) => `${known}="…"`).join(', ')}, {lines}, showLineNumbers and result`,
      );
    if (name === undefined) continue;
    if (found.has(name)) throw new Error(`the attribute ${name} twice`);
    found.set(name, value);
  }
  return found;
}

/**
 * Where a fence's text comes from, undefined for plain text and data that name nothing; throws on what no page may
 * show.
 */
export function parseOrigin({language, meta, text}: Fence): Origin | undefined {
  if (!language) throw new Error('this fence has no language; write one after the backticks, `text` for plain output');
  const attributes = parseAttributes(meta ?? '');
  const origins = [...attributes.keys()].filter((name) => name !== 'title');
  if (origins.length > 1) throw new Error(`${origins.join(' and ')} on one fence; choose one of them`);
  const [kind] = origins;
  const value = attributes.get(kind ?? '')?.trim() ?? '';
  if (kind === undefined) {
    const code = CODE_LANGUAGES.has(language) || (FILE_LANGUAGES.has(language) && attributes.has('title'));
    if (code) throw new Error(`this ${language} fence says nothing about where it ran; write ${EXPECTED}`);
    if (text.trim() === '') throw new Error(`an empty ${language} fence; write its text, or ${EXPECTED}`);
    return undefined;
  }
  if (value === '') throw new Error(`${kind}="" says nothing; write ${EXPECTED}`);
  if (kind === 'untested') {
    if (text.trim() === '') throw new Error('an untested fence without text; write its text below, or name a sample');
    return {kind, reason: value};
  }
  const [file = '', region] = value.split('#');
  if (kind === 'diff') {
    if (region !== undefined)
      throw new Error(`diff="${value}" has a region; name the file alone, whose regions before and after it compares`);
    return {kind, file};
  }
  return {kind: kind === 'sample' ? 'sample' : 'output', file, ...(region !== undefined && {region})};
}
