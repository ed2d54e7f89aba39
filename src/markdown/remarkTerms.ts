import type {Language} from '../config/locales';
import {addressOf} from '../content/glossary/pages';
import {packTerms} from '../content/glossary/packedTerms';
import {toGroups} from '../content/glossary/toGroups';
import terms from '../content/glossary/terms.json';
import {changePages, type PagePlugin} from './changePages';
import {isComponent, nodesBelow, type Component} from './tree';
import {valueAttribute, type AttributeValue} from './valueAttribute';

/** What the glossary gets: its terms in order, how many there are of each letter, and where the pages that explain them are. */
function glossaryOf(language: Language): Record<string, AttributeValue> {
  const groups = toGroups(language);
  const shown = groups.flatMap(({terms: own}) =>
    own.map(({id, en, zh, es, definition}) => {
      const to = addressOf(id);
      return {id, en, zh, es, meaning: definition[language], ...(to !== undefined && {to})};
    }),
  );
  return {language, letters: groups.map(({letter, terms: own}) => [letter, own.length]), terms: {...packTerms(shown)}};
}

/** What each component gets, in one language: words in all three, meanings in that of the page. */
const VALUES = new Map<string, (language: Language) => Record<string, AttributeValue>>([
  ['Glossary', glossaryOf],
  ['TermsTable', (language) => ({terms: {...packTerms(terms.map(({id, en, zh, es, definition}) => ({id, en, zh, es, meaning: definition[language]})))}})],
]);

function fill(node: Component, language: Language): void {
  const values = VALUES.get(node.name ?? '');
  if (values === undefined) return;
  if (node.attributes.length > 0) throw new Error('it takes no attributes');
  node.attributes = Object.entries(values(language)).map(([name, value]) => valueAttribute(name, value));
}

/** Gives `<Glossary />` and `<TermsTable />` the terms of src/content/glossary/terms.json, in order and with meanings in the page's language alone. */
export function remarkTerms(): PagePlugin {
  return changePages('.', (tree, page) => {
    for (const node of nodesBelow(tree)) if (isComponent(node)) page.attempt(node, () => fill(node, page.language));
  });
}
