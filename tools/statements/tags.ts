import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** One id in a comment `// holds: area.name, area.other` of a test. */
export interface Tag {
  id: string;
  file: string;
  line: number;
  /** The title of the test or group below the comment; undefined if the whole file holds the statement. */
  title?: string;
}

const FOLDERS = ['src', 'tests', 'tools'];
/** How the names of tests end. */
export const TEST_FILE = /\.(?:test|spec|sweep)\.tsx?$/;
const TAG = /^\s*\/\/ holds: (.*)$/;
const COMMENT = /^\s*(?:\/\/|\/\*|\*|$)/;
const TEST = /^\s*(?:test|it|describe)\b/;
/** The first text that a test or group is called with: behind a name, or behind the table of `each`. */
const TITLE = /[\w)]\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/s;

/** The title of the test or group that begins with the first of these lines; undefined if none does. */
function titleBelow(lines: readonly string[]): string | undefined {
  const start = lines.findIndex((line) => !COMMENT.test(line));
  if (!TEST.test(lines[start] ?? '')) return undefined;
  const [, , title = ''] = TITLE.exec(lines.slice(start).join('\n')) ?? [];
  return title;
}

/**
 * The tags of a test file; a tag that is neither above a test or group nor before the code of the file is returned as a
 * fault.
 */
export function tagsOf(source: string, file: string): {tags: Tag[]; faults: string[]} {
  const lines = source.split('\n');
  const code = lines.findIndex((line) => !COMMENT.test(line));
  const tags: Tag[] = [];
  const faults: string[] = [];
  for (const [index, text] of lines.entries()) {
    const [, ids] = TAG.exec(text) ?? [];
    if (ids === undefined) continue;
    const line = index + 1;
    const title = titleBelow(lines.slice(line));
    if (title === undefined && index > code)
      faults.push(`${file}:${line}: put "// holds:" right above a test or describe, or above the first line of code`);
    for (const id of ids.split(',')) tags.push({id: id.trim(), file, line, ...(title === undefined ? {} : {title})});
  }
  return {tags, faults};
}

/** The tags of every test in the repository, and what is wrong with their places. */
export function readTags(): {tags: Tag[]; faults: string[]} {
  const read = FOLDERS.flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => tagsOf(readFileSync(file, 'utf8'), file.split(path.sep).join('/')));
  return {tags: read.flatMap(({tags}) => tags), faults: read.flatMap(({faults}) => faults)};
}
