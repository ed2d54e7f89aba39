import {describe, expect, it} from 'vitest';
import {splitTexts} from '../splitTexts';

const TRANSLATE = "import {translate} from '@docusaurus/Translate';";
const TEXTS = {'home.lead': 'Uno', 'home.call': 'Dos', 'search.open': 'Tres', 'theme.unknown': 'Cuatro'};

describe('texts of the interface', () => {
  it('go to the one file that shows them; shared ones and those of no file are common', () => {
    const {common, byFile} = splitTexts(TEXTS, [
      {file: 'a.tsx', source: `${TRANSLATE} translate({id: 'home.lead'}); translate({id: 'home.call'});`},
      {file: 'b.tsx', source: `${TRANSLATE} <Translate id="search.open" />; translate({id: 'home.call'});`},
    ]);
    expect(common).toEqual({'home.call': 'Dos', 'theme.unknown': 'Cuatro'});
    expect(Object.fromEntries(byFile)).toEqual({'a.tsx': {'home.lead': 'Uno'}, 'b.tsx': {'search.open': 'Tres'}});
  });

  it('stay common where a file only hands their id on to another one', () => {
    const {common, byFile} = splitTexts(TEXTS, [{file: 'config.ts', source: "const entry = {id: 'home.lead'};"}]);
    expect(common).toEqual(TEXTS);
    expect(byFile.size).toBe(0);
  });
});
