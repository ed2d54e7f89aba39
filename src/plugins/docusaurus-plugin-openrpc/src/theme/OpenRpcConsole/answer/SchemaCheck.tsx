import {useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Breach} from '../../../console/model';
import {late} from '../late';
import styles from './answer.module.css';

// Nearly every result keeps to its schema.
const SchemaBreaches = late(() => import('./SchemaBreaches'));

interface Props {
  value: unknown;
  check: (value: unknown) => Breach[];
  onJump: (pointer: string) => void;
  locale: string;
}

/** Whether a result keeps to the method's schema, and where it does not. */
export default function SchemaCheck({value, check, onJump, locale}: Props): ReactNode {
  const breaches = useMemo(() => {
    try {
      return check(value);
    } catch {
      // Deeper than a validator can follow.
      return undefined;
    }
  }, [check, value]);
  if (breaches && breaches.length > 0) return <SchemaBreaches breaches={breaches} onJump={onJump} locale={locale} />;
  return (
    <p className={styles.check}>
      {breaches ? (
        <span key="fits">
          <Translate id="openrpc.console.answer.schema.fits" description="The result keeps to the schema of the method">
            Fits the result’s schema.
          </Translate>
        </span>
      ) : (
        <span key="unchecked">
          <Translate id="openrpc.console.answer.schema.unchecked" description="The validator gave up">
            Could not be checked against the result’s schema: it is nested too deep.
          </Translate>
        </span>
      )}
    </p>
  );
}
