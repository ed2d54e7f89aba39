import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useInterfaceLanguage, usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import clsx from 'clsx';
import {findPages} from './findPages';
import {FORKS, type Fork, type ForkNetwork} from './forks';
import {Place, When} from './Place';
import styles from './styles.module.css';
import {rulesText} from './texts';
import TimeAxis from './TimeAxis';
import {toRows} from './toRows';

/** A fork's name, linked to its page if the sidebar has one. */
function ForkName({fork: {version, name}, page}: {fork: Fork; page: string | undefined}): ReactNode {
  const languageAt = usePageLanguageAt();
  return (
    <div>
      {page === undefined ? (
        <strong>{version}</strong>
      ) : (
        <Link to={page} lang={languageAt(page)}>
          <strong>{version}</strong>
        </Link>
      )}{' '}
      <span>{name} </span>
    </div>
  );
}

function Places({fork, network}: {fork: Fork; network: ForkNetwork}): ReactNode {
  return (
    <ul className={styles.places}>
      {toRows(fork, network).map((row) => {
        const rules = rulesText(row);
        return (
          <li key={row.count + String(row.height)} className={styles.place}>
            <span>
              <Place row={row} />{' '}
              {rules !== undefined && (
                <>
                  <br />
                  <small className={styles.quiet}>{rules} </small>
                </>
              )}
            </span>
            <span className={styles.quiet}>
              <When when={row.when} />{' '}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Every hard fork of a network in order, with the heights at which its rules begin and their dates; mainnet also as an
 * axis of time. In MDX:
 *
 *     import HardforkTimeline from '@site/src/components/HardforkTimeline';
 *
 *     <HardforkTimeline network="mainnet" />
 *
 * A fork links to its page, `hardforks/v2.4` for example, as soon as the sidebar has that page. For one fork's table,
 * see `HardforkHeights`.
 */
export default function HardforkTimeline({network}: {network: ForkNetwork}): ReactNode {
  const lang = useInterfaceLanguage();
  const pages = findPages(useDocsSidebar()?.items ?? []);
  return (
    <div lang={lang}>
      {network === 'mainnet' && <TimeAxis />}
      <ol className={styles.forks}>
        {FORKS.filter((fork) => fork[network].length > 0).map((fork) => (
          <li
            key={fork.version}
            className={clsx(styles.row, toRows(fork, network).every(({when}) => when === undefined) && styles.undated)}
          >
            <ForkName fork={fork} page={pages.get(fork.version)} />
            <Places fork={fork} network={network} />
          </li>
        ))}
      </ol>
    </div>
  );
}
