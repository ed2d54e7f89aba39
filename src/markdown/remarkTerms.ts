import {inEachLanguage, type Language} from '../config/locales';
import {addressOf} from '../content/glossary/pages';
import {packTerms, type ShownTerm} from '../content/glossary/packedTerms';
import {toGroups} from '../content/glossary/toGroups';
import {TERMS, type Term} from '../content/glossary/termList';
import {changePages, type PagePlugin} from './changePages';
import {isComponent, nodesBelow, type Component} from './tree';
import {valueAttribute, type AttributeValue} from './valueAttribute';

/** A term with its words in all languages and its meaning in one; the address is that of the page that explains it. */
function shownIn(language: Language, term: Term, to?: string): ShownTerm {
  return {
    id: term.id,
    ...inEachLanguage((one) => term[one]),
    meaning: term.definition[language],
    ...(to !== undefined && {to}),
  };
}

/**
 * What the glossary gets: its terms in order, how many there are of each letter, and where the pages that explain them
 * are.
 */
function glossaryOf(language: Language): Record<string, AttributeValue> {
  const groups = toGroups(language);
  const shown = groups.flatMap(({terms: own}) => own.map((term) => shownIn(language, term, addressOf(term.id))));
  return {language, letters: groups.map(({letter, terms: own}) => [letter, own.length]), terms: {...packTerms(shown)}};
}

/** What each component gets, in one language: words in all languages, meanings in that of the page. */
const VALUES = new Map<string, (language: Language) => Record<string, AttributeValue>>([
  ['Glossary', glossaryOf],
  ['TermsTable', (language) => ({terms: {...packTerms(TERMS.map((term) => shownIn(language, term)))}})],
]);

function fill(node: Component, language: Language): void {
  const values = VALUES.get(node.name ?? '');
  if (values === undefined) return;
  if (node.attributes.length > 0) throw new Error('it takes no attributes');
  node.attributes = Object.entries(values(language)).map(([name, value]) => valueAttribute(name, value));
}

/**
 * Gives `<Glossary />` and `<TermsTable />` the terms of the portal (src/content/glossary/termList.ts), in order and
 * with meanings in the page's language alone.
 */
export function remarkTerms(): PagePlugin {
  return changePages('.', (tree, page) => {
    for (const node of nodesBelow(tree)) if (isComponent(node)) page.attempt(node, () => fill(node, page.language));
  });
}
