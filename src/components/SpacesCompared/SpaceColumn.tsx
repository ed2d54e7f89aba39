import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import LiveEpoch from '@site/src/components/LiveEpoch';
import {NETWORKS, type Network} from '@site/src/config/networks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import SpaceMark from './SpaceMark';
import type {SpaceText} from './spaceTexts';
import styles from './styles.module.css';

const SPACES = {
  core: {name: 'Core Space', address: 'cfx:aarc9a…jgh4xg', methods: 'cfx_', overview: '/docs/core/Overview'},
  espace: {name: 'eSpace', address: '0x1a2f80…09aa55', methods: 'eth_', overview: '/docs/espace/Overview'},
} as const;

function Row({term, children}: {term: ReactNode; children: ReactNode}): ReactNode {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ChainIds({space}: {space: Network['space']}): ReactNode {
  const idOf = (name: Network['name']): number | undefined =>
    NETWORKS.find((network) => network.space === space && network.name === name)?.chainId;
  return (
    <>
      <code>{idOf('mainnet')}</code>{' '}
      <Translate id="home.spaces.mainnet" description="Follows the chain id of the main network">
        mainnet
      </Translate>
      {' · '}
      <code>{idOf('testnet')}</code>{' '}
      <Translate id="home.spaces.testnet" description="Follows the chain id of the test network">
        testnet
      </Translate>
    </>
  );
}

/** One space as a column: its mark, its name, and what sets it apart from the other one. */
export default function SpaceColumn({space, text}: {space: Network['space']; text: SpaceText}): ReactNode {
  const {name, address, methods, overview} = SPACES[space];
  return (
    <article className={clsx(styles.space, styles[space])}>
      <h3 className={styles.name}>
        <SpaceMark space={space} />
        {name}
      </h3>
      <p className={styles.line}>{text.line}</p>
      <dl className={styles.rows}>
        <Row
          term={
            <Translate
              id="home.spaces.addresses"
              description="Row of the comparison of the two spaces: form of addresses"
            >
              Addresses
            </Translate>
          }
        >
          {text.addressForm} <code>{address}</code>
        </Row>
        <Row
          term={
            <Translate id="home.spaces.chainIds" description="Row of the comparison of the two spaces: chain ids">
              Chain IDs
            </Translate>
          }
        >
          <ChainIds space={space} />
        </Row>
        <Row
          term={
            <Translate id="home.spaces.tools" description="Row of the comparison of the two spaces: tools">
              Tools
            </Translate>
          }
        >
          {text.tools} · <code>{methods}*</code>
        </Row>
        <Row
          term={
            <Translate id="home.spaces.fees" description="Row of the comparison of the two spaces: fees">
              Fees
            </Translate>
          }
        >
          {text.fees}
        </Row>
        <Row
          term={
            <Translate
              id="home.spaces.epoch"
              description="Row of the comparison of the two spaces: current epoch, asked on demand"
            >
              Current epoch
            </Translate>
          }
        >
          <LiveEpoch space={space} />
        </Row>
      </dl>
      <Link className={styles.more} to={overview}>
        {text.more}
      </Link>
    </article>
  );
}
