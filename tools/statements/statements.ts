import {readFileSync} from 'node:fs';

/** A promise of the portal, and how the tests that hold it were seen to fail. */
export interface Statement {
  /** Its area and a name, with a dot between them. */
  id: string;
  text: string;
  /** What was changed or removed to make a test fail; undefined if no one wrote it down. */
  failsWith?: string;
  /** Why no test can hold it, so that a person looks. */
  person?: string;
  line: number;
}

/** The list of statements: a line each, sorted. */
export const STATEMENTS_FILE = 'tests/statements.tsv';

const LINE = /^([a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*)\t([^\t]+)\t([^\t]+)$/;
const BY_A_PERSON = 'person: ';
const NOT_WRITTEN_DOWN = '–';

function parseLine(text: string, line: number): Statement {
  const [, id, statement, last = ''] = LINE.exec(text) ?? [];
  if (id === undefined || statement === undefined)
    throw new Error(
      `${STATEMENTS_FILE}:${line}: write area.name, the statement, and what makes its test fail (or ${NOT_WRITTEN_DOWN}, or ${BY_A_PERSON}why no test can hold it), with a tab between them; found: ${text}`,
    );
  if (last.startsWith(BY_A_PERSON)) return {id, text: statement, person: last.slice(BY_A_PERSON.length), line};
  return {id, text: statement, line, ...(last === NOT_WRITTEN_DOWN ? {} : {failsWith: last})};
}

/** The statements of the list's text; throws with the line of the first that has another form. */
export function parseStatements(text: string): Statement[] {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.map((line, index) => parseLine(line, index + 1));
}

/** The statements that the portal promises. */
export function readStatements(): Statement[] {
  return parseStatements(readFileSync(STATEMENTS_FILE, 'utf8'));
}
