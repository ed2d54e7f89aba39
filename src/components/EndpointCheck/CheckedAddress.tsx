import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Fragment, type ReactNode} from 'react';
import type {CheckFailure, CheckResult} from './checkEndpoint';
import styles from './styles.module.css';

/** Where an address may break on a narrow screen: before each part of its host and before its path. */
const BREAKS = /(?=\.)|(?<=-)|(?=\/ws)/;

function failureText({kind, detail}: CheckFailure): string {
  switch (kind) {
    case 'offline':
      return translate({
        id: 'endpoints.offline',
        message: 'Your browser is offline. Connect it, then check again.',
        description: 'Result of checking an RPC endpoint',
      });
    case 'unreachable':
      return translate({
        id: 'endpoints.unreachable',
        message: 'Not reachable from your browser. The server may be down, or your network blocks it.',
        description: 'Result of checking an RPC endpoint',
      });
    case 'closed':
      return translate({
        id: 'endpoints.closed',
        message: 'The server doesn’t accept requests from web pages. Call the endpoint from your terminal.',
        description: 'Result of checking an RPC endpoint whose CORS headers are missing',
      });
    case 'timeout':
      return translate({
        id: 'endpoints.timeout',
        message: 'No response within 10 seconds. Use another address, or check again later.',
        description: 'Result of checking an RPC endpoint',
      });
    case 'blocked':
      return translate({
        id: 'endpoints.blocked',
        message: 'This site’s security policy blocked the request. Call the endpoint from your terminal.',
        description: 'Result of checking an RPC endpoint',
      });
    case 'limited':
      return translate({
        id: 'endpoints.limited',
        message: 'Rate limit reached. Wait a minute, then check again.',
        description: 'Result of checking an RPC endpoint',
      });
    case 'error':
      return translate(
        {
          id: 'endpoints.error',
          message: 'The endpoint returned an error: {detail}. Use another address.',
          description: 'Result of checking an RPC endpoint; detail is its error',
        },
        {detail},
      );
    case 'foreign':
      return translate({
        id: 'endpoints.foreign',
        message:
          'The response isn’t the one of a node. A login page or a proxy of your network may have replaced it: try another network or address.',
        description: 'Result of checking an RPC endpoint that returned HTML, too much or something else',
      });
  }
}

function Result({result, chainId}: {result: CheckResult; chainId: number}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  if (result.kind === 'good') {
    return (
      <span key="good" className={styles.good}>
        <Translate
          id="endpoints.good"
          description="Result of checking an RPC endpoint: chain id as expected, number of the newest block, response time in milliseconds"
          values={{
            chainId,
            block: result.block.toLocaleString(currentLocale),
            ms: result.ms.toLocaleString(currentLocale),
          }}
        >
          {'Chain ID {chainId}, block {block}, {ms} ms'}
        </Translate>
      </span>
    );
  }
  if (result.kind === 'wrong-chain') {
    return (
      <span key="wrong-chain" className={styles.fault}>
        <Translate
          id="endpoints.wrongChain"
          description="Result of checking an RPC endpoint that serves another network"
          values={{found: result.chainId, chainId}}
        >
          {'Wrong chain ID: {found} instead of {chainId}. Don’t use this endpoint.'}
        </Translate>
      </span>
    );
  }
  return (
    <span key="failed" className={styles.fault}>
      {failureText(result)}
    </span>
  );
}

interface Props {
  address: string;
  chainId: number;
  result: CheckResult | undefined;
  onCopy: () => void;
}

/** One address with a button that copies it and, after a check, what the check found. */
export default function CheckedAddress({address, chainId, result, onCopy}: Props): ReactNode {
  return (
    <li className={styles.row}>
      <code className={styles.address}>
        {address.split(BREAKS).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
      <button
        type="button"
        className={styles.button}
        aria-label={translate(
          {
            id: 'endpoints.copyAddress',
            message: 'Copy {address}',
            description: 'Name of the button that copies an address',
          },
          {address},
        )}
        onClick={onCopy}
      >
        <Translate id="endpoints.copy" description="Button that copies the address beside it">
          Copy
        </Translate>
      </button>
      {result && (
        <span className={styles.result}>
          <Result result={result} chainId={chainId} />
        </span>
      )}
    </li>
  );
}
