import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Fault} from '../../../console/model';
import {faultText} from './faultText';
import styles from './control.module.css';

export interface FaultNotesProps {
  id: string;
  faults: readonly Fault[];
  /** Takes a value that the rules suggest in place of the typed one. */
  onSuggestion: (text: string) => void;
}

/** Shows a field's faults as they come, each with the value that would fix it if there is one. */
export default function FaultNotes({id, faults, onSuggestion}: FaultNotesProps): ReactNode {
  return (
    <div id={id} aria-live="polite" className={styles.faults}>
      {faults.map((fault, index) => {
        const suggestion = fault.values?.suggestion;
        return (
          <p key={index}>
            {faultText(fault)}{' '}
            {suggestion !== undefined && (
              <button type="button" className={styles.button} onClick={() => onSuggestion(suggestion)}>
                <Translate
                  id="openrpc.console.suggestion"
                  description="Button at a fault: puts a suggested value in place of the typed one"
                  values={{value: <code>{suggestion}</code>}}
                >
                  {'Use {value}'}
                </Translate>
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
}
