import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {RpcMethod} from '../../reference';
import OpenRpcType from '../OpenRpcType';
import styles from './styles.module.css';

/** The messages that a node sends of itself once the method was called. */
export default function Notifications({
  notifications = [],
  title,
}: {
  notifications: RpcMethod['notifications'];
  title: string;
}): ReactNode {
  if (notifications.length === 0) return null;
  return (
    <>
      <Heading as="h2" id="notifications">
        {title}
      </Heading>
      <p>
        <Translate id="openrpc.notifications.about" description="Above the messages that a subscription sends">
          After the response, the node sends these messages on the same connection until the subscription ends.
        </Translate>
      </p>
      {notifications.map(({name, description, type}) => (
        <div key={name} className={styles.result}>
          <code>{name}</code> <OpenRpcType type={type} words={description} />
        </div>
      ))}
    </>
  );
}
