import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {Place, When} from './Place';
import styles from './place.module.css';
import {networkText, rulesText} from './texts';
import {forkOf, toRows} from './toRows';

const NETWORKS = ['mainnet', 'testnet'] as const;

/**
 * One fork's heights on mainnet and testnet with their dates, as a table for the fork's own page. In MDX:
 *
 *     import HardforkHeights from '@site/src/components/HardforkHeights';
 *
 *     <HardforkHeights fork="v2.4" />
 *
 * Heights and dates come from the facts `fork.*`; an unknown fork stops the build. "Announced for" means that no source
 * has the day on which it happened.
 */
export default function HardforkHeights({fork: version}: {fork: string}): ReactNode {
  const lang = useInterfaceLanguage();
  const fork = forkOf(version);
  return (
    <ScrollingTable lang={lang}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="hardforks.column.network" description="Column of a table of a hard fork's heights">
              Network
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="hardforks.column.rules"
              description="Column of a table of a hard fork's heights: which rules begin there"
            >
              Rules
            </Translate>
          </th>
          <th scope="col">
            <Translate id="hardforks.column.height" description="Column of a table of a hard fork's heights">
              Begin at
            </Translate>
          </th>
          <th scope="col">
            <Translate id="hardforks.column.date" description="Column of a table of a hard fork's heights">
              Date
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {NETWORKS.flatMap((network) =>
          toRows(fork, network).map((row) => (
            <tr key={`${network} ${row.count} ${String(row.height)}`}>
              <th scope="row" className={styles.network}>
                {networkText(network)}{' '}
              </th>
              <td>{rulesText(row) ?? version} </td>
              <td>
                <Place row={row} />{' '}
              </td>
              <td>
                <When when={row.when} />{' '}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </ScrollingTable>
  );
}
