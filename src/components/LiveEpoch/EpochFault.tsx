import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {withEscapes} from 'docusaurus-plugin-openrpc/transport';
import type {EpochError} from './readEpoch';
import styles from './styles.module.css';

function errorText({reason, detail}: EpochError, host: string): string {
  if (reason === 'timeout')
    return translate(
      {
        id: 'epoch.timeout',
        message: '{host} did not respond within 15 seconds. It may be busy. Try again in a minute.',
        description: 'Error when an endpoint is asked for the epoch: it was too slow',
      },
      {host},
    );
  if (reason === 'unreachable')
    return translate(
      {
        id: 'epoch.unreachable',
        message:
          '{host} could not be reached. You may be offline, or your network blocks it. Check the connection and ask again.',
        description: 'Error when an endpoint is asked for the epoch: the request failed',
      },
      {host},
    );
  return translate(
    {
      id: 'epoch.answer',
      message: '{host} returned no epoch number ({detail}). The problem is on its side. Try again in a minute.',
      description:
        'Error when an endpoint is asked for the epoch: the answer held none; detail is the endpoint’s own message',
    },
    {host, detail: detail === '' ? '-' : withEscapes(detail)},
  );
}

/** Why an endpoint's epoch can't be shown, and what the reader can do. */
export default function EpochFault({error, host}: {error: EpochError; host: string}): ReactNode {
  return <span className={styles.error}>{errorText(error, host)}</span>;
}
