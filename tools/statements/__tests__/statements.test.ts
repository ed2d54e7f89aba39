// holds: repository.statements
import {describe, expect, test} from 'vitest';
import {filesBelow} from '../../prose/filesBelow';
import {matrixFaults, matrixText} from '../matrix';
import {parseStatements, readStatements, type Statement} from '../statements';
import {TEST_FILE, readTags, tagsOf, type Tag} from '../tags';

const statement = (id: string, more: Partial<Statement> = {}): Statement => ({id, text: 'It works', line: 1, ...more});
const tag = (id: string): Tag => ({id, file: 'tests/a.spec.ts', line: 7, title: 'works'});

test('every statement has a test, every tag has a statement, and each tag is in its place', () => {
  const {tags, faults} = readTags();
  expect([...faults, ...matrixFaults(readStatements(), tags)]).toEqual([]);
});

/** Files of tests/ that hold no statement, and why. */
const WITHOUT_STATEMENT: Readonly<Record<string, string>> = {
  'tests/speed/answerTime.sweep.ts': 'measures and prints, and judges nothing',
  'tests/support/__tests__/pageParts.test.ts': 'is about how browser tests choose their pages',
  'tests/support/clocks.test.ts': 'is about how browser tests are written',
};

test('every test of the finished portal holds a statement, or has a reason to hold none', () => {
  const tagged = new Set(readTags().tags.map(({file}) => file));
  const without = filesBelow('tests', TEST_FILE).filter((file) => !tagged.has(file));
  expect(without.sort()).toEqual(Object.keys(WITHOUT_STATEMENT));
});

describe('the list', () => {
  test('has an id, a statement and what makes its test fail, a line each', () => {
    expect(
      parseStatements('a.b\tIt works\tnot working\na.c\tIt shines\t–\na.d\tIt pleases\tperson: no test can see it\n'),
    ).toEqual([
      {id: 'a.b', text: 'It works', failsWith: 'not working', line: 1},
      {id: 'a.c', text: 'It shines', line: 2},
      {id: 'a.d', text: 'It pleases', person: 'no test can see it', line: 3},
    ]);
  });

  test.each([
    'a\tIt works\t–',
    'a.b\tIt works',
    'A.b\tIt works\t–',
    'a.b.c\tIt works\t–',
    'a.b\tIt works\t–\tmore',
    '',
  ])('refuses %j with its line', (line) => {
    expect(() => parseStatements(`a.a\tIt works\t–\n${line}\na.z\tIt works\t–\n`)).toThrow(
      'tests/statements.tsv:2: write area.name, the statement,',
    );
  });
});

describe('tags', () => {
  test('above a test or group have its title, whatever table and comment are between', () => {
    const source = [
      "import {test} from 'vitest';",
      '// holds: a.b, a.c',
      '// It is slow.',
      "test('one', () => {});",
      'test.each([',
      "  ['x', 1],",
      "])('none %s', () => {});",
      '  // holds: a.d',
      '  test.each([',
      "    ['x', call('y')],",
      '  ])(`two ${a}`, () => {});',
    ].join('\n');
    expect(tagsOf(source, 'f.test.ts')).toEqual({
      tags: [
        {id: 'a.b', file: 'f.test.ts', line: 2, title: 'one'},
        {id: 'a.c', file: 'f.test.ts', line: 2, title: 'one'},
        {id: 'a.d', file: 'f.test.ts', line: 8, title: 'two ${a}'},
      ],
      faults: [],
    });
  });

  test('above the first line of code are of the whole file', () => {
    expect(tagsOf("// holds: a.b\nimport x from 'x';\n", 'f.spec.ts')).toEqual({
      tags: [{id: 'a.b', file: 'f.spec.ts', line: 1}],
      faults: [],
    });
  });

  test('anywhere else are faults, with their line', () => {
    expect(tagsOf("import x from 'x';\n// holds: a.b\nconst a = 1;\n", 'f.spec.ts').faults).toEqual([
      'f.spec.ts:2: put "// holds:" right above a test or describe, or above the first line of code',
    ]);
  });
});

describe('the matrix', () => {
  test('finds a statement without a test', () => {
    expect(matrixFaults([statement('a.b'), statement('a.c', {line: 2})], [tag('a.b')])).toEqual([
      expect.stringMatching(
        /^tests\/statements\.tsv:2: no test holds a\.c: write "\/\/ holds: a\.c" above the test that fails without it/,
      ),
    ]);
  });

  test('finds a tag without a statement, with the ids near it', () => {
    expect(matrixFaults([statement('a.b')], [tag('a.b'), tag('a.bb')])).toEqual([
      'tests/a.spec.ts:7: tests/statements.tsv has no a.bb; near it are a.b. Correct the id or add the statement.',
    ]);
  });

  test('finds a statement that is there twice, and one for a person that has a test', () => {
    expect(
      matrixFaults(
        [statement('a.b', {person: 'looks'}), statement('a.c'), statement('a.c', {line: 3})],
        [tag('a.b'), tag('a.c')],
      ),
    ).toEqual([
      'tests/statements.tsv:1: a.b has a test now: put what makes it fail in place of "person: looks"',
      'tests/statements.tsv:3: a.c is in the list twice: keep one line',
    ]);
  });

  test('lists each statement with its tests, and counts', () => {
    expect(
      matrixText([statement('a.b', {failsWith: 'it not working'}), statement('c.d', {person: 'looks'})], [tag('a.b')]),
    ).toBe(
      [
        'a',
        '  a.b: It works',
        '    tests/a.spec.ts:7  works',
        '    seen to fail with: it not working',
        '',
        'c',
        '  c.d: It works',
        '    a person looks: looks',
        '',
        '2 statements, 1 of them for a person; 1 tags in tests',
      ].join('\n'),
    );
  });
});
