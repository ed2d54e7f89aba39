import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Whether a parameter or field has to be there. */
export function Required({required}: {required: boolean}): ReactNode {
  return (
    <span className={styles.quiet}>
      {required ? (
        <span key="required">
          <Translate id="openrpc.required" description="A parameter or field that has to be there">
            required
          </Translate>
        </span>
      ) : (
        <span key="optional">
          <Translate id="openrpc.optional" description="A parameter or field that may be left out">
            optional
          </Translate>
        </span>
      )}
    </span>
  );
}
