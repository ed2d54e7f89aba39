import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {onNetwork} from '../../console/exampleValues';
import {buildRequest} from '../../request';
import type {MethodPageProps} from '../../routes';
import {exampleAnswer, exampleRequest} from '../../exampleJson';
import StaticSnippets from './StaticSnippets';
import styles from './panel.module.css';

/** The first example: its request, the answer that was recorded, and the call in every language; readable without scripts. */
export default function RecordedCall({method, servers, console: {dialect, endpoints}}: MethodPageProps): ReactNode {
  const [example] = method.examples;
  const endpoint = endpoints.find(({http}) => http !== undefined);
  const address = endpoint?.http ?? servers[0]?.url;
  const values = onNetwork(example?.params ?? [], {dialect, chainId: endpoint?.chainId});
  return (
    <div className={styles.recorded}>
      {example && (
        <>
          <h3>
            <Translate id="openrpc.console.recorded" description="Heading above the recorded request and response in the panel beside a method">
              Recorded on a local node
            </Translate>
          </h3>
          <CodeBlock language="json" title={translate({id: 'openrpc.example.request', message: 'Request', description: 'Title of a code block'})}>
            {exampleRequest(method, example)}
          </CodeBlock>
          <div data-recorded-answer>
            <CodeBlock
              language="json"
              title={translate({
                id: 'openrpc.example.answer',
                message: 'Recorded response',
                description: 'Title of the code block with what a real node answered',
              })}
            >
              {exampleAnswer(example)}
            </CodeBlock>
          </div>
        </>
      )}
      {address !== undefined && (
        <>
          <h3>
            {endpoint?.label === undefined ? (
              <Translate id="openrpc.console.snippets" description="Heading above the call as source code in several languages">
                As code
              </Translate>
            ) : (
              <Translate
                id="openrpc.console.snippets.on"
                description="Heading above the call as source code in several languages; network is such as: Testnet"
                values={{network: endpoint.label}}
              >
                {'As code: {network}'}
              </Translate>
            )}
          </h3>
          <StaticSnippets dialect={dialect} endpoint={address} request={buildRequest(method, values)} />
        </>
      )}
    </div>
  );
}
