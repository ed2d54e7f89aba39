import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import AddNetwork from '@site/src/components/EndpointCheck/AddNetwork';
import {networkLabel} from '@site/src/components/EndpointCheck/networkLabel';
import {FAUCETS} from '@site/src/config/faucets';
import type {Network} from '@site/src/config/networks';
import type {ReactNode} from 'react';
import CopyValue from './CopyValue';
import styles from './styles.module.css';

const LOCAL_NODE = '/docs/general/build/local-node';
const INSTALL_WALLET = '/docs/core/getting-started/installing-a-wallet';

function Row({term, children}: {term: ReactNode; children: ReactNode}): ReactNode {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An address outside the portal, shown by its host. */
const Outside = ({to}: {to: string}): ReactNode => <Link to={to}>{new URL(to).host}</Link>;

function WalletAct({network}: {network: Network}): ReactNode {
  if (network.name === 'local')
    return (
      <Link to={LOCAL_NODE}>
        <Translate id="home.connect.startLocal" description="Link on the home page to how a local node is started">
          Start a local node with funded accounts
        </Translate>
      </Link>
    );
  if (network.space === 'espace') return <AddNetwork network={network} label={networkLabel(network.name)} />;
  return (
    <Link to={INSTALL_WALLET}>
      <Translate id="home.connect.fluent" description="Link on the home page to the page on the wallet of Core Space">
        Fluent includes this network: install it
      </Translate>
    </Link>
  );
}

/** What a program or a wallet needs to connect to a network, and where its blocks and its test CFX are. */
export default function NetworkValues({network}: {network: Network}): ReactNode {
  const {space, name, http, chainId, explorer} = network;
  return (
    <div>
      <dl className={styles.rows}>
        <Row term="RPC">
          <CopyValue value={http} />
        </Row>
        <Row
          term={
            <Translate id="home.connect.chainId" description="Name of a value on the home page">
              Chain ID
            </Translate>
          }
        >
          <CopyValue value={String(chainId)} />
        </Row>
        {explorer !== undefined && (
          <Row
            term={
              <Translate id="home.connect.explorer" description="Name of a value on the home page: the block explorer">
                Explorer
              </Translate>
            }
          >
            <Outside to={explorer} />
          </Row>
        )}
        {name === 'testnet' && (
          <Row
            term={
              <Translate
                id="home.connect.faucet"
                description="Name of a value on the home page: where test CFX comes from"
              >
                Faucet
              </Translate>
            }
          >
            <Outside to={FAUCETS[space]} />
          </Row>
        )}
      </dl>
      <div className={styles.act}>
        <WalletAct network={network} />
      </div>
    </div>
  );
}
