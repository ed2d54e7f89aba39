import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import type {RpcExample, RpcMethod} from '../../reference';
import {exampleAnswer, exampleRequest} from '../../exampleJson';
import Text from './Text';
import styles from './styles.module.css';

const FOLDED_LINES = 16;

function Answer({json}: {json: string}): ReactNode {
  return (
    <details className={styles.answer} open={json.split('\n').length <= FOLDED_LINES}>
      <summary>
        <Translate id="openrpc.example.answer" description="Title of the code block with what a real node answered">
          Recorded response
        </Translate>
      </summary>
      <CodeBlock language="json">{json}</CodeBlock>
    </details>
  );
}

function Example({method, example}: {method: RpcMethod; example: RpcExample}): ReactNode {
  return (
    <>
      <Heading as="h3" id={`example-${example.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`}>
        {example.summary ?? example.name}
      </Heading>
      <CodeBlock language="json" title={translate({id: 'openrpc.example.request', message: 'Request', description: 'Title of a code block'})}>
        {exampleRequest(method, example)}
      </CodeBlock>
      <Answer json={exampleAnswer(example)} />
    </>
  );
}

/** A method's examples: the request, and the answer that a real node gave to it; long answers are folded. */
export default function Examples({method, title}: {method: RpcMethod; title: string}): ReactNode {
  if (method.examples.length === 0) return null;
  return (
    <>
      <Heading as="h2" id="examples">
        {title}
      </Heading>
      <Text
        text={translate({
          id: 'openrpc.examples.recorded',
          message: 'Each response below was recorded from a real node.',
          description: 'Above the examples of a method',
        })}
      />
      {method.examples.map((example) => (
        <Example key={example.name} method={method} example={example} />
      ))}
    </>
  );
}
