import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './control.module.css';

export interface ItemToolsProps {
  id: string;
  /** Code name of the entry. */
  name: string;
  /** Absent for a list without order; undefined at its end. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove: () => void;
}

/** Buttons that move an entry of a list and take it out. */
export default function ItemTools({id, name, onUp, onDown, onRemove}: ItemToolsProps): ReactNode {
  const up = translate(
    {id: 'openrpc.console.list.up', message: 'Move {name} up', description: 'Button at an entry of a list'},
    {name},
  );
  const down = translate(
    {id: 'openrpc.console.list.down', message: 'Move {name} down', description: 'Button at an entry of a list'},
    {name},
  );
  const remove = translate(
    {id: 'openrpc.console.list.remove', message: 'Remove {name}', description: 'Button at an entry of a list'},
    {name},
  );
  return (
    <span className={styles.tools}>
      {onUp && <Tool id={`${id}/up`} label={up} sign="↑" onClick={onUp} />}
      {onDown && <Tool id={`${id}/down`} label={down} sign="↓" onClick={onDown} />}
      <Tool id={`${id}/remove`} label={remove} sign="×" onClick={onRemove} />
    </span>
  );
}

function Tool({id, label, sign, onClick}: {id: string; label: string; sign: string; onClick: () => void}): ReactNode {
  return (
    <button type="button" id={id} className={styles.tool} aria-label={label} title={label} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
