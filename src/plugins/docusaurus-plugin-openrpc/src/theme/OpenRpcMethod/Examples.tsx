import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import type {RpcExample, RpcMethod} from '../../reference';
import {exampleAnswer, exampleRequest} from '../../exampleJson';
import Text from './Text';
import styles from './styles.module.css';

/** Examples that are shown at once; of more, each opens for itself. */
const SHOWN = 2;
/** Lines of an answer that are shown at once. */
const SHOWN_LINES = 16;

interface ExampleProps {
  method: RpcMethod;
  example: RpcExample;
}

function Example({method, example}: ExampleProps): ReactNode {
  const answer = exampleAnswer(example);
  return (
    <>
      <Heading as="h3" id={`example-${example.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`}>
        {example.summary ?? example.name}
      </Heading>
      <details
        className={styles.example}
        open={method.examples.length <= SHOWN && answer.split('\n').length <= SHOWN_LINES}
      >
        <summary>
          <Translate
            id="openrpc.example.exchange"
            description="Opens an example: the request and what a real node returned"
          >
            Request and recorded response
          </Translate>
        </summary>
        <CodeBlock
          language="json"
          title={translate({id: 'openrpc.example.request', message: 'Request', description: 'Title of a code block'})}
        >
          {exampleRequest(method, example)}
        </CodeBlock>
        <CodeBlock
          language="json"
          title={translate({
            id: 'openrpc.example.answer',
            message: 'Recorded response',
            description: 'Title of the code block with what a real node answered',
          })}
        >
          {answer}
        </CodeBlock>
      </details>
    </>
  );
}

/** A method's examples: the request, and the answer that a real node gave to it; several, and long ones, are folded. */
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
