import {describe, expect, it} from 'vitest';
import {withoutDefaults} from '../withoutDefaults';

const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';\n";
const shorten = (source: string, known: readonly string[] = []): string =>
  withoutDefaults(IMPORT + source, 'a.tsx', new Set(known)).slice(IMPORT.length);

describe('the source of texts', () => {
  it('loses descriptions, and the English words of texts that the language has', () => {
    const call = "const a = translate({id: 'a.b', message: 'Press, {n}', description: 'A button'}, {n: f({id: 1})});";
    expect(shorten(call)).toBe("const a = translate({id: 'a.b', message: 'Press, {n}'}, {n: f({id: 1})});");
    expect(shorten(call, ['a.b'])).toBe("const a = translate({id: 'a.b'}, {n: f({id: 1})});");
    const element =
      '<p>\n  <Translate id="a.c" description="Says it" values={{x}}>\n    One {"x"}\n  </Translate>\n</p>;';
    expect(shorten(element)).toBe('<p>\n  <Translate id="a.c"  values={{x}}>\n    One {"x"}\n  </Translate>\n</p>;');
    expect(shorten(element, ['a.c'])).toBe('<p>\n  <Translate id="a.c"  values={{x}}></Translate>\n</p>;');
  });

  it('keeps the words of another text, and texts within texts', () => {
    const both =
      "translate({id: 'a.b', message: `One`}, {two: translate({id: 'a.d', message: 'Two', description: 'Inside'})});";
    expect(shorten(both, ['a.b'])).toBe("translate({id: 'a.b'}, {two: translate({id: 'a.d', message: 'Two'})});");
  });

  it('stays as it is where the id is not written, and where nothing is translated', () => {
    const given = "translate({id, message: 'One', description: 'Given'});\n<Translate id={id}>Two</Translate>;";
    expect(shorten(given, ['id'])).toBe(given);
    const other = "translate({id: 'a.b', message: 'One', description: 'A matrix'});";
    expect(withoutDefaults(other, 'a.ts', new Set(['a.b']))).toBe(other);
  });
});
