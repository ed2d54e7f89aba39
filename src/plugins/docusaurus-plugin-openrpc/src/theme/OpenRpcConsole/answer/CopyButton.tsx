import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './tools.module.css';

const SHOWN_MS = 2_500;

/** Copies a text, generated on request, and shows whether that worked. */
export default function CopyButton({text, children}: {text: () => string; children: ReactNode}): ReactNode {
  const [note, setNote] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNote(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setNote(translate({id: 'openrpc.console.answer.copied', message: 'Copied', description: 'After copying'}));
    } catch {
      setNote(
        translate({
          id: 'openrpc.console.answer.copyFailed',
          message: 'Not copied: mark it and copy by hand, or download it',
          description: 'After copying failed',
        }),
      );
    }
  };
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.tool} onClick={() => void copy()}>
        {children}
      </button>
      <span role="status" className={styles.note}>
        {note}
      </span>
    </span>
  );
}
