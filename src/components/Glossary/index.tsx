import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {LANGUAGE_TABLE} from '@site/src/config/languages';
import {localeOf, type Language} from '@site/src/config/locales';
import {unpackTerms, type PackedTerms, type ShownTerm} from '@site/src/content/glossary/packedTerms';
import {filterGroups, type ShownGroup} from './filterGroups';
import TermFilter from './TermFilter';
import styles from './styles.module.css';

/** What the build gives the glossary of a page. */
export interface GlossaryProps {
  language: Language;
  /** Each letter with the number of its terms, which follow one another. */
  letters: readonly (readonly [letter: string, count: number])[];
  terms: PackedTerms;
}

function toShownGroups({letters, terms}: GlossaryProps): ShownGroup[] {
  const left = unpackTerms(terms);
  return letters.map(([letter, count]) => ({letter, terms: left.splice(0, count)}));
}

/**
 * A link to the page that explains a term; nothing for a term without one. It says "More" to the eye and the term to
 * whoever hears it alone. The address is known, the page's title isn't.
 */
function FullPage({to, label}: {to: string | undefined; label: string}): ReactNode {
  if (to === undefined) return null;
  return (
    <dd className={styles.more}>
      <Link to={to}>
        <span aria-hidden="true">
          <Translate id="glossary.moreShort" description="Short link after the meaning of a term of the glossary">
            More
          </Translate>
        </span>
        <span className="tw:sr-only">
          <Translate
            id="glossary.more"
            description="Link to the page that explains a term of the glossary in full"
            values={{term: label}}
          >
            {'More about {term}'}
          </Translate>
        </span>
      </Link>
    </dd>
  );
}

function Entry({term, language}: {term: ShownTerm; language: Language}): ReactNode {
  useBrokenLinks().collectAnchor(term.id);
  return (
    <div className={styles.entry}>
      <dt id={term.id} className={styles.term}>
        <Link to={`#${term.id}`}>{term[language]}</Link>
      </dt>{' '}
      <dd className={styles.others}>
        {LANGUAGE_TABLE.filter(({folder}) => folder !== language).map(({folder, locale, name}) => (
          <span key={folder} lang={locale} className={styles.other}>
            <span className="tw:sr-only">{name}: </span>
            {`${term[folder]} `}
          </span>
        ))}
      </dd>
      <dd className={styles.meaning}>{term.meaning}</dd> <FullPage to={term.to} label={term[language]} />
    </div>
  );
}

function Letter({group: {letter, terms}, language}: {group: ShownGroup; language: Language}): ReactNode {
  const id = `letter-${letter.toLowerCase()}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.letter}>
        {letter}
      </h3>
      <dl className={styles.terms}>
        {terms.map((term) => (
          <Entry key={term.id} term={term} language={language} />
        ))}
      </dl>
    </section>
  );
}

function Letters({groups}: {groups: readonly ShownGroup[]}): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'glossary.letters',
        message: 'Terms by letter',
        description: 'Name of the list of letters above the glossary',
      })}
    >
      <ul className={styles.letters}>
        {groups.map(({letter}) => (
          <li key={letter}>
            <Link to={`#letter-${letter.toLowerCase()}`}>{letter}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Every term that readers look up, by letter: its meaning, its words in the other languages and the page that explains
 * it; each under its own id. What is typed into the field keeps the terms that have it. Pages write `<Glossary />`: the
 * build fills in the terms, sorted and with meanings in one language (src/markdown/remarkTerms.ts).
 */
export default function Glossary(props: GlossaryProps): ReactNode {
  const {language} = props;
  const {hash} = useLocation();
  const [typed, setTyped] = useState({text: '', hash});
  // A link to a term leads to it even if the filter has left it out.
  const query = typed.hash === hash ? typed.text : '';
  const groups = toShownGroups(props);
  const shown = filterGroups(groups, query);
  return (
    <div lang={localeOf(language)}>
      <TermFilter
        query={query}
        count={shown.reduce((sum, {terms}) => sum + terms.length, 0)}
        onChange={(text) => setTyped({text, hash})}
      />
      <Letters groups={shown} />
      {shown.map((group) => (
        <Letter key={group.letter} group={group} language={language} />
      ))}
    </div>
  );
}
