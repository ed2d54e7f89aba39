import Translate, {translate} from '@docusaurus/Translate';
import CodeParts from '@site/src/components/CodeParts';
import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const SHOWN_MS = 2_500;

/** A value, a button that copies it, and a short word on whether that worked. */
export default function CopyValue({value}: {value: string}): ReactNode {
  const [note, setNote] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNote(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setNote(
        translate({
          id: 'home.connect.copied',
          message: 'Copied',
          description: 'After a value on the home page was copied',
        }),
      );
    } catch {
      setNote(
        translate({
          id: 'home.connect.copyFailed',
          message: 'Your browser didn’t allow copying. Select the value and copy it.',
          description: 'After a value on the home page could not be copied',
        }),
      );
    }
  };
  return (
    <>
      <code className={styles.value}>
        <CodeParts code={value} />
      </code>
      <button
        type="button"
        className={styles.copy}
        aria-label={translate(
          {id: 'home.connect.copyValue', message: 'Copy {value}', description: 'Name of a button that copies a value'},
          {value},
        )}
        onClick={() => void copy()}
      >
        <Translate id="home.connect.copy" description="Button that copies the value beside it">
          Copy
        </Translate>
      </button>
      <span role="status" className={styles.note}>
        {note}
      </span>
    </>
  );
}
