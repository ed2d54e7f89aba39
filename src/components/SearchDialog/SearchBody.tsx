import {lazy, Suspense, type ReactNode} from 'react';
import {AreaFilter} from '@site/src/components/SearchParts/AreaFilter';
import {NoneInArea} from '@site/src/components/SearchParts/NoneInArea';
import {Pasted} from '@site/src/components/SearchParts/Pasted';
import {SearchFailure} from '@site/src/components/SearchParts/SearchFailure';
import {SecretWarning} from '@site/src/components/SearchParts/SecretWarning';
import {useStatusMessage} from '@site/src/components/SearchParts/useStatusMessage';
import {pagesIn} from '@site/src/search/areas';
import {MOST_PAGES} from '@site/src/search/options';
import {looksSecret} from '@site/src/search/secrets';
import {RecentsFoot, Suggestions, Waiting} from './SearchAdvice';
import {SearchList} from './SearchList';
import styles from './styles.module.css';
import type {Palette} from './usePalette';

const FEW_RECENTS = 3;

/** Fetched when a query first finds nothing; if that fails, the status alone says so. */
const NothingFound = lazy(() =>
  import('@site/src/components/SearchParts/NothingFound').then(
    ({NothingFound: advice}) => ({default: advice}),
    () => ({default: () => null}),
  ),
);

interface Props {
  palette: Palette;
  close: () => void;
}

/** Before the first key: what was opened and searched, and, while that is little, queries to try. */
function Start({palette}: {palette: Palette}): ReactNode {
  const {options, type, forget} = palette;
  return (
    <>
      {options.length > 0 && <RecentsFoot onForget={forget} />}
      {options.length < FEW_RECENTS && <Suggestions onPick={type} />}
    </>
  );
}

/** The part above the list: a warning, the areas, the count, and what a pasted address is. */
function Above({palette: {state, dispatch}, close}: Props): ReactNode {
  const {answer, query, area} = state;
  const status = useStatusMessage(state, MOST_PAGES);
  return (
    <div className={styles.above}>
      {looksSecret(query) && <SecretWarning />}
      {answer.pages.length > 0 && !answer.pasted && (
        <AreaFilter answer={answer} area={area} onChoose={(chosen) => dispatch({type: 'chose', area: chosen})} />
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      <Pasted pasted={answer.pasted} onFollow={close} />
    </div>
  );
}

/** What to do if there is no list to choose from. */
function Advice({palette: {state, dispatch, retry}}: {palette: Palette}): ReactNode {
  const {phase, answer, query, area} = state;
  const isNone = answer.pages.length === 0;
  if (phase === 'failed') return <SearchFailure onRetry={retry} />;
  if (phase === 'answered' && isNone)
    return (
      !answer.pasted &&
      !looksSecret(query) && (
        <Suspense>
          <NothingFound />
        </Suspense>
      )
    );
  return (
    !isNone && pagesIn(area, answer).length === 0 && <NoneInArea onAll={() => dispatch({type: 'chose', area: 'all'})} />
  );
}

/** Everything below the field of the dialog. */
export function SearchBody({palette, close}: Props): ReactNode {
  const {phase} = palette.state;
  const hasList = palette.options.length > 0;
  return (
    <>
      <Above palette={palette} close={close} />
      <div className={styles.body} aria-busy={phase === 'loading'}>
        {phase === 'loading' && palette.state.answer.pages.length === 0 && <Waiting />}
        {hasList && <SearchList palette={palette} />}
        {phase === 'idle' && <Start palette={palette} />}
        <div className={styles.helps}>
          <Advice palette={palette} />
        </div>
      </div>
    </>
  );
}
