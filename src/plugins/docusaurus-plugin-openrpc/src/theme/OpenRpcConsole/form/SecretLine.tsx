import {useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './control.module.css';

interface SecretLineProps extends Omit<ComponentProps<'input'>, 'name' | 'type'> {
  /** Code name of the field: what the button names. */
  name: string;
}

/** A line to type a password or a key in: hidden until the reader asks to see it, and not for the browser to keep. */
export default function SecretLine({name, ...input}: SecretLineProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const label = isShown
    ? translate({
        id: 'openrpc.console.secret.hide',
        message: 'Hide',
        description: 'Button beside a password field that hides what is typed',
      })
    : translate({
        id: 'openrpc.console.secret.show',
        message: 'Show',
        description: 'Button beside a password field that shows what is typed',
      });
  return (
    <div className={styles.under}>
      <input {...input} type={isShown ? 'text' : 'password'} className={styles.line} />
      <button
        type="button"
        className={styles.button}
        aria-label={`${label} ${name}`}
        onClick={() => setShown((shown) => !shown)}
      >
        {label}
      </button>
    </div>
  );
}
