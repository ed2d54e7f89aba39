import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import Drawing from './Drawing';
import {lineOf, STEPS, type Step} from './graph';
import styles from './styles.module.css';
import {textOf} from './texts';

const LAST = STEPS.length - 1;

/** Announced to screen readers only with scripts, so that the change to the first step after loading isn't read out. */
function CurrentStep({step, isLive}: {step: Step; isLive: boolean}): ReactNode {
  const {title, text} = textOf(step);
  return (
    <div className={styles.text} aria-live={isLive ? 'polite' : undefined}>
      <p className={styles.title}>
        <Translate
          id="treeGraphSteps.count"
          description="Which step of the Tree-Graph drawing is shown"
          values={{number: STEPS.indexOf(step) + 1, count: STEPS.length, title}}
        >
          {'Step {number} of {count}: {title}'}
        </Translate>
      </p>
      <p>{text}</p>
    </div>
  );
}

function Buttons({index, onIndex}: {index: number; onIndex: (index: number) => void}): ReactNode {
  const previous = translate({
    id: 'treeGraphSteps.previous',
    message: 'Previous step',
    description: 'Button below the Tree-Graph drawing',
  });
  const next = translate({
    id: 'treeGraphSteps.next',
    message: 'Next step',
    description: 'Button below the Tree-Graph drawing',
  });
  // aria-disabled, not disabled: at the first and the last step a button keeps the focus.
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-disabled={index === 0}
        onClick={() => onIndex(Math.max(index - 1, 0))}
      >
        {previous}
      </button>
      <button
        type="button"
        className={styles.button}
        aria-disabled={index === LAST}
        onClick={() => onIndex(Math.min(index + 1, LAST))}
      >
        {next}
      </button>
    </div>
  );
}

function AllSteps(): ReactNode {
  return (
    <details className={styles.all}>
      <summary>
        <Translate id="treeGraphSteps.all" description="Opens the list of all steps of the Tree-Graph drawing">
          All steps as a list
        </Translate>
      </summary>
      <ol>
        {STEPS.map((step) => {
          const {title, text} = textOf(step);
          return (
            <li key={step}>
              <strong>{title}</strong>
              <br />
              {text} <code>{lineOf(step)}</code>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** The drawing with its text, buttons and list: from the first step on with scripts, the last step without. */
export default function SteppedGraph({lang, isBrowser}: {lang: string; isBrowser: boolean}): ReactNode {
  const [index, setIndex] = useState(0);
  const step = STEPS[isBrowser ? index : LAST] ?? 'transactions';
  return (
    <div className={styles.steps} lang={lang}>
      <Drawing step={step} />
      <CurrentStep step={step} isLive={isBrowser} />
      {isBrowser ? <Buttons index={index} onIndex={setIndex} /> : <div className={styles.buttons} />}
      <AllSteps />
    </div>
  );
}
