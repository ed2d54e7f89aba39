import Translate, {translate} from '@docusaurus/Translate';
import TriedWith from '@site/src/components/PageBadges/TriedWith';
import SpaceMark from '@site/src/components/SpacesCompared/SpaceMark';
import {NETWORKS, type Network} from '@site/src/config/networks';
import sample from '@site/samples/connect/package.json';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import Choice from './Choice';
import NetworkValues from './NetworkValues';
import {LIBRARIES, SNIPPETS} from './snippets';
import styles from './styles.module.css';
import {networkNames, SPACE_NAMES} from './texts';

const SPACES = ['espace', 'core'] as const;
const NAMES = ['mainnet', 'testnet', 'local'] as const;

/** `viem 2.57.20`: the library of a space's program with the version that it ran with. */
function libraryOf(space: Network['space']): string {
  const library = LIBRARIES[space];
  const version = Object.entries(sample.dependencies).find(([name]) => name === library)?.[1];
  if (version === undefined) throw new Error(`samples/connect/package.json does not have ${library}`);
  return `${library} ${version}`;
}

/** Connect to a network: a choice of space and network, and the values and the program that belong to it, to copy. */
export default function ConnectPanel(): ReactNode {
  const [space, setSpace] = useState<Network['space']>('espace');
  const [name, setName] = useState<Network['name']>('testnet');
  const names = networkNames();
  return (
    <section className={clsx(styles.panel, styles[space])} aria-labelledby="connect">
      <h2 id="connect" className={styles.heading}>
        <Translate
          id="home.connect.title"
          description="Heading of the panel with addresses and programs on the home page"
        >
          Connect
        </Translate>
      </h2>
      <div className={styles.choices}>
        <Choice
          legend={translate({
            id: 'home.connect.space',
            message: 'Space',
            description: 'Name of a choice on the home page: eSpace or Core Space',
          })}
          options={SPACES.map((value) => ({
            value,
            label: (
              <>
                <SpaceMark space={value} />
                {SPACE_NAMES[value]}
              </>
            ),
          }))}
          chosen={space}
          onChoose={setSpace}
        />
        <Choice
          legend={translate({
            id: 'home.connect.network',
            message: 'Network',
            description: 'Name of a choice on the home page',
          })}
          options={NAMES.map((value) => ({value, label: names[value]}))}
          chosen={name}
          onChoose={setName}
        />
      </div>
      <div className={styles.networks}>
        {NETWORKS.map((network) => (
          <div
            key={`${network.space}-${network.name}`}
            className={clsx(styles.network, (network.space !== space || network.name !== name) && styles.off)}
            data-network={`${network.space}-${network.name}`}
          >
            <NetworkValues network={network} />
            <CodeBlock language="ts" title="connect.ts">
              {SNIPPETS[network.space][network.name]}
            </CodeBlock>
          </div>
        ))}
      </div>
      <ul className={styles.tried}>
        <TriedWith versions={[libraryOf(space)]} />
      </ul>
    </section>
  );
}
