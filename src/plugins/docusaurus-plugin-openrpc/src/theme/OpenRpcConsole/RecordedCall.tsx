import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {onNetwork} from '../../console/exampleValues';
import {exampleAnswer, exampleRequest} from '../../exampleJson';
import {addressFor, endpointsFor, exposureOf} from '../../exposure';
import type {RpcExample} from '../../reference';
import {buildRequest} from '../../jsonRpcRequest';
import type {MethodPageProps} from '../../routes';
import {snippetLanguagesOf, toSnippet} from '../../snippets';
import ExposureNote from './ExposureNote';
import LocalNodeNote from './LocalNodeNote';
import NetworkChoice from './NetworkChoice';
import SnippetNotes from './SnippetNotes';
import {syntaxOf} from './snippetNames';
import StaticSnippets from './StaticSnippets';
import {useExampleNetwork} from './useExampleNetwork';
import styles from './panel.module.css';

function Answer({example}: {example: RpcExample}): ReactNode {
  return (
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
  );
}

/** The code that the console opens with, not shown: what the page was served with needs no highlighter. */
function OpeningSnippet({method, console: {dialect, endpoints}}: MethodPageProps): ReactNode {
  const offered = endpointsFor(method, endpoints);
  const endpoint = offered.find(({http}) => http !== undefined);
  const [language] = snippetLanguagesOf(dialect, method.name);
  if (endpoint === undefined || language === undefined) return null;
  const values = onNetwork(method.examples[0]?.params ?? [], {dialect, chainId: endpoint.chainId});
  return (
    <div hidden data-search-ignore>
      <CodeBlock language={syntaxOf(language)}>
        {toSnippet(language, buildRequest(method, values), addressFor(method, endpoint, endpoints))}
      </CodeBlock>
    </div>
  );
}

function Heading({network}: {network: string | undefined}): ReactNode {
  return (
    <h3>
      {network === undefined ? (
        <span key="recorded">
          <Translate
            id="openrpc.console.recorded"
            description="Heading above the recorded request and response in the panel beside a method"
          >
            Recorded on a local node
          </Translate>
        </span>
      ) : (
        <span key="for">
          <Translate
            id="openrpc.console.recorded.for"
            description="Heading above the recorded request, written for another network, such as: Testnet"
            values={{network}}
          >
            {'The same call to {network}'}
          </Translate>
        </span>
      )}
    </h3>
  );
}

function OtherNetworkNote({network}: {network: string}): ReactNode {
  return (
    <p className={styles.hint}>
      <Translate
        id="openrpc.console.recorded.values"
        description="Below the recorded request when it is written for another network, such as: Testnet"
        values={{network}}
      >
        {'Accounts, blocks and transactions in it are those of the local node; {network} may not have them.'}
      </Translate>
    </p>
  );
}

/**
 * The first example: its request, the answer that was recorded, and the call in every language, all for one network;
 * readable without scripts.
 */
export default function RecordedCall(props: MethodPageProps): ReactNode {
  const {method, console: instance} = props;
  const [example] = method.examples;
  const {dialect, endpoints} = instance;
  const {networks, chosen, choose, isRecorded} = useExampleNetwork(instance, method);
  const address = addressFor(method, chosen, endpoints);
  const params = onNetwork(example?.params ?? [], {dialect, chainId: isRecorded ? undefined : chosen?.chainId});
  return (
    <div className={styles.recorded}>
      <ExposureNote exposure={exposureOf(method)} holdsSecret={method.params.some(({secret}) => secret)} />
      {networks.length > 1 && <NetworkChoice endpoints={networks} chosen={chosen} onChoice={choose} />}
      {example && (
        <>
          <Heading network={isRecorded ? undefined : chosen?.label} />
          <CodeBlock
            language="json"
            title={translate({id: 'openrpc.example.request', message: 'Request', description: 'Title of a code block'})}
          >
            {exampleRequest(method, {...example, params})}
          </CodeBlock>
          {isRecorded ? <Answer example={example} /> : <OtherNetworkNote network={chosen?.label ?? ''} />}
        </>
      )}
      <h3>
        <Translate
          id="openrpc.console.snippets"
          description="Heading above the call as source code in several languages"
        >
          As code
        </Translate>
      </h3>
      {isRecorded && chosen?.guide !== undefined && exposureOf(method) !== 'loopback' && (
        <LocalNodeNote guide={chosen.guide} params={params} />
      )}
      <SnippetNotes method={method.name} endpoint={address} />
      <StaticSnippets dialect={dialect} endpoint={address} request={buildRequest(method, params)} />
      {isRecorded && <OpeningSnippet {...props} />}
    </div>
  );
}
