import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {PageTest} from '@site/src/content/pageFacts';

function networkName(network: PageTest['networks'][number]): string {
  switch (network) {
    case 'local':
      return translate({
        id: 'page.tested.local',
        message: 'Local node with both spaces',
        description: 'Network that a page was tested on',
      });
    case 'private':
      return translate({
        id: 'page.tested.private',
        message: 'Private network',
        description: 'Network that a page was tested on: nodes of its own',
      });
    case 'testnet':
      return translate({
        id: 'page.tested.testnet',
        message: 'Testnet',
        description: 'Network that a page was tested on',
      });
    case 'mainnet':
      return translate({
        id: 'page.tested.mainnet',
        message: 'Mainnet',
        description: 'Network that a page was tested on',
      });
  }
}

/** A text of front matter; parts between backticks become code. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => {
    const key = part + String(index);
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });

/**
 * What a page was tested with and on, what was tried and what was not, under a line that opens it; nothing if
 * nothing of it is known.
 */
export default function PageTested({tested}: {tested: PageTest}): ReactNode {
  const {networks, system, versions, done, not} = tested;
  const rows: [name: string, items: string[]][] = [
    [
      translate({id: 'page.tested.network', message: 'Network', description: 'Row of how a page was tested'}),
      networks.map(networkName),
    ],
    [
      translate({
        id: 'page.tested.system',
        message: 'System',
        description: 'Row of how a page was tested: the computer',
      }),
      system ? [system] : [],
    ],
    [
      translate({
        id: 'page.tested.versions',
        message: 'Versions',
        description: 'Row of how a page was tested: packages',
      }),
      versions,
    ],
    [translate({id: 'page.tested.done', message: 'Tried', description: 'Row of how a page was tested'}), done],
    [translate({id: 'page.tested.not', message: 'Not tried', description: 'Row of how a page was tested'}), not],
  ];
  if (rows.every(([, items]) => items.length === 0)) return null;
  return (
    <details data-search-ignore>
      <summary>
        <Translate id="page.tested" description="Line at a page's foot that opens how the page was tested">
          How this page was tested
        </Translate>
      </summary>
      <dl>
        {rows.map(([name, items]) =>
          items.length === 0 ? null : (
            <Fragment key={name}>
              <dt>
                <strong>{name}</strong>
              </dt>
              {items.map((item) => (
                <dd key={item}>{withCode(item)}</dd>
              ))}
            </Fragment>
          ),
        )}
      </dl>
    </details>
  );
}
