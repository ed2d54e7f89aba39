import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {addressOf} from './pages';
import styles from './styles.module.css';
import {LANGUAGES, toGroups, type Group, type Term, type TermLanguage} from './toGroups';

/** A link to the page that explains a term; nothing for a term without one. It says the term, because the table of pages isn't sent to the browser. */
function FullPage({id, label}: {id: string; label: string}): ReactNode {
  const to = addressOf(id);
  if (to === undefined) return null;
  return (
    <dd className={styles.more}>
      <Link to={to}>
        <Translate id="glossary.more" description="Link to the page that explains a term of the glossary in full" values={{term: label}}>
          {'More about {term}'}
        </Translate>
      </Link>
    </dd>
  );
}

function Entry({term, language}: {term: Term; language: TermLanguage}): ReactNode {
  useBrokenLinks().collectAnchor(term.id);
  return (
    <div className={styles.entry}>
      <dt id={term.id} className={styles.term}>
        <Link to={`#${term.id}`}>{term[language]}</Link>
      </dt>
      <dd className={styles.meaning}>{term.definition[language]}</dd>
      <dd className={styles.others}>
        {LANGUAGES.filter(({key}) => key !== language).map(({key, locale, name}) => (
          <span key={key} lang={locale} className={styles.other}>
            {name}: {term[key]}{' '}
          </span>
        ))}
      </dd>
      <FullPage id={term.id} label={term[language]} />
    </div>
  );
}

function Letter({group: {letter, terms}, language}: {group: Group; language: TermLanguage}): ReactNode {
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

/** Every term that readers look up, by letter: its meaning, its words in the other languages and the page that explains it; each under its own id. */
export default function Glossary(): ReactNode {
  const locale = useInterfaceLanguage();
  const language = LANGUAGES.find((one) => one.locale === locale)?.key ?? 'en';
  const groups = useMemo(() => toGroups(language), [language]);
  return (
    <div lang={locale}>
      <nav aria-label={translate({id: 'glossary.letters', message: 'Terms by letter', description: 'Name of the list of letters above the glossary'})}>
        <ul className={styles.letters}>
          {groups.map(({letter}) => (
            <li key={letter}>
              <Link to={`#letter-${letter.toLowerCase()}`}>{letter}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <Letter key={group.letter} group={group} language={language} />
      ))}
    </div>
  );
}
