import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {RpcMethod} from '../../reference';
import OpenRpcType from '../OpenRpcType';
import {Required} from '../OpenRpcType/Required';
import styles from './styles.module.css';

/** A method's parameters in order, each with what it means and its type. */
export default function Parameters({method: {params}}: {method: RpcMethod}): ReactNode {
  if (params.length === 0) {
    return (
      <p>
        <Translate id="openrpc.parameters.none" description="For a method without parameters">
          This method has no parameters. Send an empty list.
        </Translate>
      </p>
    );
  }
  return (
    <ol className={styles.parameters}>
      {params.map(({name, description, summary, required, type}) => (
        <li key={name}>
          <code>{name}</code> <Required required={required} />{' '}
          <OpenRpcType type={type} words={description ?? summary} />
        </li>
      ))}
    </ol>
  );
}
