import {translate} from '@docusaurus/Translate';

/** Read out when a call goes off. */
export function sendingText(): string {
  return translate({
    id: 'openrpc.console.said.sending',
    message: 'Sent. Waiting for the response.',
    description: 'Read out to those who do not see the page',
  });
}

/** Read out from time to time while there is no answer. */
export function stillWaitingText(ms: number): string {
  return translate(
    {
      id: 'openrpc.console.said.waiting',
      message: 'Still waiting, {seconds} seconds.',
      description: 'Read out to those who do not see the page',
    },
    {seconds: String(Math.round(ms / 1000))},
  );
}
