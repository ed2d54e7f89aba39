import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Dialect} from '../../console/model';
import type {RpcMethod} from '../../reference';
import SpaceMark from '../OpenRpcConsole/SpaceMark';
import {availabilityFact} from './availabilityLabel';
import {ethereumLabel} from './ethereumLabel';
import {nodeGroupFact} from './nodeGroupFact';
import {sinceLabel} from './sinceLabel';
import {InlineText} from './Text';
import styles from './styles.module.css';

interface Props {
  method: RpcMethod;
  dialect: Dialect;
  /** Name of the space that the method belongs to; absent if the endpoints have none. */
  space: string | undefined;
}

/**
 * The line of facts below a method's name: who serves it, since when, how it compares with Ethereum, whether it is
 * deprecated, and guides on it.
 */
export default function MethodFacts({method, dialect, space}: Props): ReactNode {
  const {availability, nodeGroup, since, ethereum, deprecated, guides, externalDocs} = method;
  return (
    <ul
      className={styles.facts}
      aria-label={translate({
        id: 'openrpc.facts',
        message: 'About this method',
        description: 'Label of the facts below a method name',
      })}
    >
      {space !== undefined && (
        <li>
          <SpaceMark dialect={dialect} label={space} />
        </li>
      )}
      <li>{availabilityFact(availability)}</li>
      {nodeGroup && (
        <li>
          <InlineText text={nodeGroupFact(nodeGroup)} />
        </li>
      )}
      {since !== undefined && (
        <li>
          <Translate
            id="openrpc.since"
            description="First node version that has the method"
            values={{version: sinceLabel(since)}}
          >
            {'Since node {version}'}
          </Translate>
        </li>
      )}
      {ethereum && (
        <li>
          {ethereum.note === undefined ? (
            <span key="kind">{ethereumLabel(ethereum)}</span>
          ) : (
            <span key="note">
              <Translate
                id="openrpc.ethereum.note"
                description="How a method compares with Ethereum, and in what; Chinese has a colon of its own"
                values={{kind: ethereumLabel(ethereum), note: <InlineText text={ethereum.note} />}}
              >
                {'{kind}: {note}'}
              </Translate>
            </span>
          )}
        </li>
      )}
      {deprecated && (
        <li>
          <Translate id="openrpc.deprecated" description="Mark of a method that should not be used any more">
            Deprecated
          </Translate>
        </li>
      )}
      {guides.map(({url, title}) => (
        <li key={url}>
          <Link to={url}>
            <Translate id="openrpc.guide" description="Link from a method to a guide on it" values={{title}}>
              {'Guide: {title}'}
            </Translate>
          </Link>
        </li>
      ))}
      {externalDocs && (
        <li>
          <Link to={externalDocs.url}>{externalDocs.description ?? externalDocs.url}</Link>
        </li>
      )}
    </ul>
  );
}
