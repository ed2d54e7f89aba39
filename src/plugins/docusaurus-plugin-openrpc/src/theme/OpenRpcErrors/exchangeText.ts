import {translate} from '@docusaurus/Translate';
import type {RpcExchange} from '../../reference';

/** JSON in readable lines; any other text as it is. */
export function readableBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** What was sent, as it goes over HTTP: the first line, the type of the body, and the body or its length. */
export function requestText({verb, contentType, body, bytes}: RpcExchange['request']): string {
  const length =
    bytes === undefined
      ? undefined
      : translate(
          {
            id: 'openrpc.errors.bytes',
            message: '({count} bytes)',
            description: 'In place of the body of a request that is too long to show',
          },
          {count: bytes},
        );
  const head = [`${verb} / HTTP/1.1`, ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`])].join(
    '\n',
  );
  return [head, ...[body ?? length].filter((part) => part !== undefined)].join('\n\n');
}

/** The answer as it goes over HTTP: the status and the body. */
export function answerText({status, body}: RpcExchange['answer']): string {
  return `HTTP/1.1 ${status}\n\n${readableBody(body)}`;
}
