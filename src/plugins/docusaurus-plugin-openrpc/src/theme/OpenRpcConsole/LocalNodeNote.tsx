import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './panel.module.css';

/** An address or hash in hex, or the end of a base32 address: something that another chain doesn't have. */
const ON_CHAIN = /0x[\da-f]{40}|:[\da-z]{42}"/i;

/** What code for a node on the reader's machine needs before it runs: the node, and values that the node has. */
export default function LocalNodeNote({guide, params}: {guide: string; params: readonly unknown[]}): ReactNode {
  return (
    <p className={styles.hint}>
      <Translate
        id="openrpc.console.snippets.local"
        description="Above a snippet that calls a node on the reader's machine; the link leads to the page on how to start one"
        values={{
          link: (
            <Link to={guide}>
              <Translate
                id="openrpc.console.snippets.local.link"
                description="Link to the page on how to start a node on one's own machine"
              >
                Start a local node
              </Translate>
            </Link>
          ),
        }}
      >
        {'Local node: npm package, one command. {link}.'}
      </Translate>
      {ON_CHAIN.test(JSON.stringify(params)) && (
        <span>
          {' '}
          <Translate
            id="openrpc.console.snippets.local.values"
            description="After the sentence on the local node, where the call has an account, a block or a transaction in it"
          >
            Replace recorded accounts, blocks and transactions with values of your node.
          </Translate>
        </span>
      )}
    </p>
  );
}
