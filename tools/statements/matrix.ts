import {nearIds} from '../../src/facts/nearIds';
import {STATEMENTS_FILE, type Statement} from './statements';
import type {Tag} from './tags';

function testsById(tags: readonly Tag[]): Map<string, Tag[]> {
  const tests = new Map<string, Tag[]>();
  for (const tag of tags) tests.set(tag.id, [...(tests.get(tag.id) ?? []), tag]);
  return tests;
}

/** What is wrong with one statement, seen from the list. */
function faultOf({id, person}: Statement, isTagged: boolean): string | undefined {
  if (person !== undefined)
    return isTagged ? `${id} has a test now: put what makes it fail in place of "person: ${person}"` : undefined;
  if (isTagged) return undefined;
  return `no test holds ${id}: write "// holds: ${id}" above the test that fails without it, or on top of its file, or give the reason why only a person can see it ("person: …" as third column)`;
}

/**
 * Each statement without a test, each one that the list has twice, and each tag whose statement isn't in the list;
 * every message begins with the place.
 */
export function matrixFaults(statements: readonly Statement[], tags: readonly Tag[]): string[] {
  const tests = testsById(tags);
  const known = new Set(statements.map(({id}) => id));
  const listed = statements.flatMap((statement, index) => {
    const isSecond = statements.findIndex(({id}) => id === statement.id) < index;
    const fault = isSecond
      ? `${statement.id} is in the list twice: keep one line`
      : faultOf(statement, tests.has(statement.id));
    return fault === undefined ? [] : [`${STATEMENTS_FILE}:${statement.line}: ${fault}`];
  });
  const unknown = tags
    .filter(({id}) => !known.has(id))
    .map(
      ({id, file, line}) =>
        `${file}:${line}: ${STATEMENTS_FILE} has no ${id || 'empty id'}; near it are ${nearIds(id, known).join(', ')}. Correct the id or add the statement.`,
    );
  return [...listed, ...unknown];
}

function linesOf({id, text, failsWith, person}: Statement, tests: readonly Tag[]): string[] {
  const places = tests.map(({file, line, title}) => `    ${file}:${line}  ${title ?? '(the whole file)'}`);
  return [
    `  ${id}: ${text}`,
    ...places,
    ...(failsWith === undefined ? [] : [`    seen to fail with: ${failsWith}`]),
    ...(person === undefined ? [] : [`    a person looks: ${person}`]),
  ];
}

/** Every statement below its area, with the tests that hold it; the last line counts them. */
export function matrixText(statements: readonly Statement[], tags: readonly Tag[]): string {
  const tests = testsById(tags);
  const areaOf = ({id}: Statement): string => id.split('.')[0] ?? '';
  const areas = [...new Set(statements.map(areaOf))].map((area) =>
    [
      area,
      ...statements.filter((one) => areaOf(one) === area).flatMap((one) => linesOf(one, tests.get(one.id) ?? [])),
    ].join('\n'),
  );
  const byPerson = statements.filter(({person}) => person !== undefined).length;
  return [
    ...areas,
    `${statements.length} statements, ${byPerson} of them for a person; ${tags.length} tags in tests`,
  ].join('\n\n');
}
