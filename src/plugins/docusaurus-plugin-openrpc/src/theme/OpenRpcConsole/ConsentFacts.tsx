import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {withEscapes} from '../../console/answer/shownText';
import PlainText from './answer/PlainText';
import type {Consent} from './ConsentDialog';
import {networkText} from './networkText';
import styles from './dialog.module.css';

/** Everything that will go out, and where to, for the reader to look through; secrets are hidden. */
export default function ConsentFacts({requests, connection}: Consent): ReactNode {
  const methods = [...new Set(requests.map(({method}) => method))];
  const values = requests.map(({params}) => JSON.stringify(params, null, 2)).join('\n');
  return (
    <dl className={styles.facts}>
      <dt>
        <Translate id="openrpc.console.ask.method" description="In the dialog before sending: which method">
          Method
        </Translate>
      </dt>
      <dd translate="no">{withEscapes(methods.join(', '))}</dd>
      <dt>
        <Translate id="openrpc.console.ask.network" description="In the dialog before sending: which network">
          Network
        </Translate>
      </dt>
      <dd>{withEscapes(networkText(connection))}</dd>
      <dt>
        <Translate
          id="openrpc.console.ask.endpoint"
          description="In the dialog before sending: which address or wallet"
        >
          Endpoint
        </Translate>
      </dt>
      <dd translate="no">{withEscapes(connection.address)}</dd>
      <dt>
        <Translate id="openrpc.console.ask.values" description="In the dialog before sending: the parameters">
          Values
        </Translate>
      </dt>
      <dd>
        <pre className={styles.values}>
          <PlainText text={values} />
        </pre>
      </dd>
    </dl>
  );
}
