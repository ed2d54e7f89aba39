import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import type {RpcExample, RpcMethod, RpcServer} from '../../reference';
import {buildRequest, toSnippet} from '../../request';
import Text from './Text';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

function Example({method, example, server}: {method: RpcMethod; example: RpcExample; server: RpcServer | undefined}): ReactNode {
  const request = buildRequest(method, example.params, 1);
  return (
    <>
      <Heading as="h3" id={`example-${example.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`}>
        {example.summary ?? example.name}
      </Heading>
      {server && (
        <CodeBlock language="bash" title={translate({id: 'openrpc.example.curl', message: 'Request with curl', description: 'Title of a code block'})}>
          {toSnippet('curl', request, server.url)}
        </CodeBlock>
      )}
      <CodeBlock
        language="json"
        title={translate({id: 'openrpc.example.answer', message: 'Recorded answer', description: 'Title of the code block with what a real node answered'})}
      >
        {pretty({jsonrpc: '2.0', id: 1, ...example.outcome})}
      </CodeBlock>
    </>
  );
}

/** A method's examples: the request, and the answer that a real node gave to it. */
export default function Examples({method, server, title}: {method: RpcMethod; server: RpcServer | undefined; title: string}): ReactNode {
  if (method.examples.length === 0) return null;
  return (
    <>
      <Heading as="h2" id="examples">
        {title}
      </Heading>
      <Text
        text={translate({
          id: 'openrpc.examples.recorded',
          message: 'Each answer below was recorded from a real node.',
          description: 'Above the examples of a method',
        })}
      />
      {method.examples.map((example) => (
        <Example key={example.name} method={method} example={example} server={server} />
      ))}
    </>
  );
}
