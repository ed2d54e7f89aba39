import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {liveKindOf} from '../../../console/live/liveKind';
import type {Draft, ValuePath} from '../../../console/model';
import type {TypeNode} from '../../../reference';
import {late} from '../late';
import {useForm} from './formState';
import styles from './control.module.css';

const LiveValue = late(() => import('./LiveValue'));

export interface LiveButtonProps {
  /** Id of the field's first control. */
  id: string;
  name: string;
  path: ValuePath;
  /** The field's type and draft as its editor shows them. */
  type: TypeNode;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** All of the field, with what is sent in its place, and what puts it back. */
  whole: Draft;
  onPutBack: (whole: Draft) => void;
}

/**
 * A button at a field that a chain has values for: it asks the network in use for one. Nothing is asked, and no code
 * for it is loaded, before it is pressed.
 */
export default function LiveButton(props: LiveButtonProps): ReactNode {
  const {name, path, type} = props;
  const {context, method, isSecret} = useForm();
  const [presses, setPresses] = useState(0);
  const parameter = method.params[Number(path[0])]?.name ?? '';
  const kind = liveKindOf({dialect: context.dialect, method: method.name, parameter, path, type});
  if (!kind || isSecret(path)) return null;
  const label = translate({
    id: 'openrpc.console.live.use',
    message: 'Use one from this network',
    description: 'Button at a field for a hash, a block or an address: asks the chosen network for one',
  });
  return (
    <div className={styles.under}>
      <button
        type="button"
        className={styles.live}
        aria-label={`${label}: ${name}`}
        onClick={() => setPresses((count) => count + 1)}
      >
        {label}
      </button>
      {presses > 0 && <LiveValue key={presses} {...props} kind={kind} />}
    </div>
  );
}
