import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Exposure} from '../../exposure';
import styles from './panel.module.css';

function Words({exposure, holdsSecret}: {exposure: Exclude<Exposure, 'anybody'>; holdsSecret: boolean}): ReactNode {
  if (exposure === 'own') {
    return (
      <span key="own">
        <Translate
          id="openrpc.console.exposure.own"
          description="Why no public network can be chosen for a method that public endpoints do not offer"
        >
          Public endpoints do not offer this method, so only a node of your own can be chosen.
        </Translate>
      </span>
    );
  }
  return holdsSecret ? (
    <span key="secret">
      <Translate
        id="openrpc.console.exposure.secret"
        description="Why no public network can be chosen for a method that takes a password or a key"
      >
        This method requires a secret, so no public network is offered.
      </Translate>
    </span>
  ) : (
    <span key="operator">
      <Translate
        id="openrpc.console.exposure.operator"
        description="Why no public network can be chosen for a method of a node’s operator"
      >
        This method is for the operator of a node, so no public network is offered.
      </Translate>
    </span>
  );
}

/** Explains why networks shared with others are missing, and, in the open console, what is done with such a call. */
export default function ExposureNote({
  exposure,
  holdsSecret,
  isOpen = false,
}: {
  exposure: Exposure;
  holdsSecret: boolean;
  isOpen?: boolean;
}): ReactNode {
  if (exposure === 'anybody') return null;
  return (
    <p className={styles.hint}>
      <Words exposure={exposure} holdsSecret={holdsSecret} />
      {isOpen && exposure === 'loopback' && (
        <span>
          {' '}
          <Translate
            id="openrpc.console.exposure.kept"
            description="In the open console of a method of a node’s operator, or with a password"
          >
            A call to an address of your own on another computer is sent after a question. Calls of this method are not
            kept in the history.
          </Translate>
        </span>
      )}
    </p>
  );
}
