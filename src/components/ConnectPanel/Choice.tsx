import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props<Value extends string> {
  legend: string;
  options: readonly {value: Value; label: ReactNode}[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Radio buttons in a row, as segments of one control. */
export default function Choice<Value extends string>({legend, options, chosen, onChoose}: Props<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({value, label}) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
