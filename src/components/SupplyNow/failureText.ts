import {translate} from '@docusaurus/Translate';
import type {CheckFailure} from '../EndpointCheck/checkEndpoint';

/** Why the supply couldn't be read, and what to do about it. */
export function failureText({kind, detail}: CheckFailure, host: string): string {
  switch (kind) {
    case 'offline':
      return translate({
        id: 'supply.offline',
        message: 'Your browser is offline. Connect it, then read again.',
        description: 'Reading the supply failed',
      });
    case 'unreachable':
    case 'closed':
    case 'blocked':
      return translate(
        {
          id: 'supply.unreachable',
          message:
            '{host} can’t be reached from your browser. It may be down, or your network blocks it. Send the request from your terminal, as shown below.',
          description: 'Reading the supply failed',
        },
        {host},
      );
    case 'timeout':
      return translate(
        {
          id: 'supply.timeout',
          message: '{host} didn’t respond within 15 seconds. Read again in a minute.',
          description: 'Reading the supply failed',
        },
        {host},
      );
    case 'limited':
      return translate(
        {
          id: 'supply.limited',
          message: '{host} has reached its rate limit for you. Wait a minute, then read again.',
          description: 'Reading the supply failed',
        },
        {host},
      );
    case 'error':
      return translate(
        {
          id: 'supply.error',
          message: '{host} returned an error: {detail}. Read again in a minute.',
          description: 'Reading the supply failed; detail is the error of the endpoint',
        },
        {host, detail},
      );
    case 'foreign':
      return translate(
        {
          id: 'supply.foreign',
          message:
            'The response isn’t the one of a node. A login page or a proxy of your network may have replaced that of {host}: try another network.',
          description: 'Reading the supply failed: the response was HTML, too much or something else',
        },
        {host},
      );
  }
}
