import type {ReactNode, Ref} from 'react';
import Translate from '@docusaurus/Translate';
import {withEscapes} from '../../../console/answer/shownText';
import type {Fault, ValuePath} from '../../../console/model';
import type {RpcParameter} from '../../../reference';
import {faultText} from './faultText';
import {placeName} from './place';
import styles from './editor.module.css';

export interface FaultSummaryProps {
  id: string;
  params: readonly RpcParameter[];
  faults: readonly Fault[];
  onGo: (path: ValuePath) => void;
  ref: Ref<HTMLDivElement>;
}

/** Every fault of a request in one list; each leads to its field. */
export default function FaultSummary({id, params, faults, onGo, ref}: FaultSummaryProps): ReactNode {
  return (
    <div id={id} ref={ref} tabIndex={-1} role="group" aria-labelledby={`${id}/title`} className={styles.summary}>
      <p id={`${id}/title`}>
        <strong>
          <Translate
            id="openrpc.console.faults.title"
            description="Above the list of faults after an attempt to send"
            values={{count: faults.length}}
          >
            {'Not sent. Values to correct: {count}'}
          </Translate>
        </strong>
      </p>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>
            <button type="button" className={styles.link} onClick={() => onGo(fault.path)}>
              <code>{withEscapes(placeName(params, fault.path))}</code>
            </button>{' '}
            {faultText(fault)}
          </li>
        ))}
      </ul>
    </div>
  );
}
