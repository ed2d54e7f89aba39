import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Room for the pages that the address may have meant; they are looked for once the page is there, with code of their
 * own.
 */
export default function DidYouMean(): ReactNode {
  const [Guesses, setGuesses] = useState<ComponentType>();
  useEffect(() => {
    import('@site/src/components/LostPathGuesses').then(
      (loaded) => setGuesses(() => loaded.default),
      // Even without guesses, the page explains what to do.
      () => undefined,
    );
  }, []);
  return (
    <div className={styles.guesses} aria-live="polite">
      {Guesses && <Guesses />}
    </div>
  );
}
