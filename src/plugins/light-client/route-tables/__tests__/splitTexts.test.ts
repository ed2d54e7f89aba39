import {describe, expect, it} from 'vitest';
import {splitTexts} from '../splitTexts';

const TRANSLATE = "import {translate} from '@docusaurus/Translate';";
const TEXTS = {
  'home.lead': 'Uno',
  'home.call': 'Dos',
  'search.open': 'Tres',
  'theme.unknown': 'Cuatro',
  'home.all': 'Cinco',
};

describe('texts of the interface', () => {
  it('go to the file that shows them, or to both; those of more files and of none are common', () => {
    const {common, byFile} = splitTexts(TEXTS, [
      {
        file: 'a.tsx',
        source: `${TRANSLATE} translate({id: 'home.lead'}); translate({id: 'home.call'}); translate({id: 'home.all'});`,
      },
      {
        file: 'b.tsx',
        source: `${TRANSLATE} <Translate id="search.open" />; translate({id: 'home.call'}); translate({id: 'home.all'});`,
      },
      {file: 'c.tsx', source: `${TRANSLATE} translate({id: 'home.all'});`},
    ]);
    expect(common).toEqual({'home.all': 'Cinco', 'theme.unknown': 'Cuatro'});
    expect(Object.fromEntries(byFile)).toEqual({
      'a.tsx': {'home.lead': 'Uno', 'home.call': 'Dos'},
      'b.tsx': {'home.call': 'Dos', 'search.open': 'Tres'},
    });
  });

  it('stay common where one of two files only hands their id on', () => {
    const {common} = splitTexts(TEXTS, [
      {file: 'a.tsx', source: `${TRANSLATE} translate({id: 'home.lead'});`},
      {file: 'config.ts', source: "const entry = {id: 'home.lead'};"},
    ]);
    expect(common).toEqual(TEXTS);
  });

  it('stay common where a file only hands their id on to another one', () => {
    const {common, byFile} = splitTexts(TEXTS, [{file: 'config.ts', source: "const entry = {id: 'home.lead'};"}]);
    expect(common).toEqual(TEXTS);
    expect(byFile.size).toBe(0);
  });
});
