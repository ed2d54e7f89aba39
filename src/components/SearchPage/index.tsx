import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {AreaFilter} from '@site/src/components/SearchParts/AreaFilter';
import {NoneInArea} from '@site/src/components/SearchParts/NoneInArea';
import {NothingFound} from '@site/src/components/SearchParts/NothingFound';
import {Pasted} from '@site/src/components/SearchParts/Pasted';
import {SearchFailure} from '@site/src/components/SearchParts/SearchFailure';
import {SecretWarning} from '@site/src/components/SearchParts/SecretWarning';
import {useStatusMessage} from '@site/src/components/SearchParts/useStatusMessage';
import {pagesIn, type Area} from '@site/src/search/areas';
import {rememberOpened} from '@site/src/search/recents';
import type {SearchPage as Page} from '@site/src/search/results';
import {toTerm, type SearchState} from '@site/src/search/searchState';
import {looksSecret} from '@site/src/search/secrets';
import {ResultList} from './ResultList';
import {SearchForm} from './SearchForm';
import styles from './styles.module.css';
import {useAddressedSearch} from './useAddressedSearch';

interface ResultsProps {
  state: SearchState;
  onChoose: (area: Area) => void;
  onFollow: (page: Page, address: string | undefined) => void;
  onRetry: () => void;
}

/** What the query leads to: the pages of the chosen area, the nearest page, or what to try next. */
function Results({state, onChoose, onFollow, onRetry}: ResultsProps): ReactNode {
  const {phase, answer, query, area} = state;
  if (phase === 'failed') return <SearchFailure onRetry={onRetry} />;
  const found = pagesIn(area, answer);
  if (found.length > 0) return <ResultList key={`${area} ${toTerm(query)}`} pages={found} onFollow={onFollow} />;
  if (answer.pages.length > 0) return <NoneInArea onAll={() => onChoose('all')} />;
  if (phase !== 'answered') return null;
  return (
    <>
      {answer.suggestion && (
        <>
          <h2 className={styles.nearest}>
            <Translate
              id="search.nearest"
              description="Heading of the page that comes nearest to a query that no page answers"
            >
              Nearest page
            </Translate>
          </h2>
          <ResultList pages={[answer.suggestion]} onFollow={onFollow} />
        </>
      )}
      {!answer.pasted && !looksSecret(query) && <NothingFound />}
    </>
  );
}

/** The search as a page: a field, the areas, and all pages that answer, at an address that can be shared. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const {state, dispatch, setComposing, retry, settle} = useAddressedSearch();
  const {query, phase, answer, area} = state;
  const status = useStatusMessage(state, Infinity);
  const choose = (chosen: Area): void => dispatch({type: 'chose', area: chosen});
  const follow = (page: Page, address: string | undefined): void => {
    rememberOpened(page, toTerm(query));
    if (address === undefined) return;
    settle();
    history.push(address);
  };
  return (
    <>
      <SearchForm
        query={query}
        onType={(text) => dispatch({type: 'typed', query: text})}
        onCompose={setComposing}
        onSubmit={settle}
      />
      <noscript>
        <p className={styles.noscript}>
          <Translate id="search.noscript" description="On the search page, where scripts do not run">
            The search runs in your browser and needs JavaScript. Turn it on, or use the menus to find a page.
          </Translate>
        </p>
      </noscript>
      {looksSecret(query) && <SecretWarning />}
      {answer.pages.length > 0 && !answer.pasted && <AreaFilter answer={answer} area={area} onChoose={choose} />}
      <p role="status" className={styles.status}>
        {status}
      </p>
      <Pasted pasted={answer.pasted} />
      <div aria-busy={phase === 'loading'}>
        <Results state={state} onChoose={choose} onFollow={follow} onRetry={retry} />
      </div>
    </>
  );
}
