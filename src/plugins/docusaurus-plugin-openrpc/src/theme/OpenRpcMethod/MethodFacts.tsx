import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Dialect} from '../../console/model';
import type {RpcMethod} from '../../reference';
import SpaceMark from '../OpenRpcConsole/SpaceMark';
import {availabilityLabel} from './availabilityLabel';
import {ethereumLabel} from './ethereumLabel';
import {sinceLabel} from './sinceLabel';
import {InlineText} from './Text';
import styles from './styles.module.css';

interface Props {
  method: RpcMethod;
  dialect: Dialect;
  /** Name of the space that the method belongs to; absent where the endpoints have none. */
  space: string | undefined;
}

/** The line of facts below a method's name: where it answers, since when, how it compares with Ethereum, whether it is deprecated, and guides on it. */
export default function MethodFacts({method, dialect, space}: Props): ReactNode {
  const {availability, since, ethereum, deprecated, guides, externalDocs} = method;
  return (
    <ul
      className={styles.facts}
      aria-label={translate({id: 'openrpc.facts', message: 'About this method', description: 'Label of the facts below a method name'})}
    >
      {space !== undefined && (
        <li>
          <SpaceMark dialect={dialect} label={space} />
        </li>
      )}
      <li>
        <Translate id="openrpc.availability" description="Where a method answers" values={{where: availabilityLabel(availability)}}>
          {'Available {where}'}
        </Translate>
      </li>
      {since !== undefined && (
        <li>
          <Translate id="openrpc.since" description="First node version that has the method" values={{version: sinceLabel(since)}}>
            {'Since node {version}'}
          </Translate>
        </li>
      )}
      {ethereum && (
        <li>
          {ethereumLabel(ethereum)}
          {ethereum.note !== undefined && (
            <>
              {': '}
              <InlineText text={ethereum.note} />
            </>
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
