import clsx from 'clsx';
import type {ReactNode} from 'react';
import Picture from '../Picture';
import Block from '../Picture/Block';
import Arrow from '../Picture/Arrow';
import styles from './styles.module.css';
import {captionText, headTexts, sentenceOf, stepText} from './texts';
import {toSteps, type Step, type Variant} from './toSteps';

function Figures({step, owed}: {step: Step; owed: number}): ReactNode {
  if (!('after' in step)) return <span className={styles.figures} />;
  const isOff = step.kind === 'payment' && step.after.recorded === owed;
  return (
    <>
      <span className={styles.figure}>{step.after.held}</span>
      <span className={clsx(styles.figure, isOff && styles.off)}>{step.after.recorded}</span>
    </>
  );
}

function Act({step}: {step: Step}): ReactNode {
  switch (step.kind) {
    case 'deposit':
    case 'call':
      return (
        <Arrow to="start" isCut={step.kind === 'call' && step.isCut}>
          {stepText(step)}
        </Arrow>
      );
    case 'payment':
      return (
        <Arrow to="end" isMeant>
          {stepText(step)}
        </Arrow>
      );
    case 'write':
      return <span className={clsx(styles.write, step.isLate && styles.late)}>{stepText(step)}</span>;
    default:
      return <span className={styles.more}>{stepText(step)}</span>;
  }
}

/** Bank and thief as two lanes, time from top to bottom, and beside each step what the bank holds and has recorded. */
export default function Lanes({variant, lang}: {variant: Variant; lang: string}): ReactNode {
  const heads = headTexts();
  const steps = toSteps(variant);
  const end = steps.at(-1);
  const [first] = steps;
  const owed = first?.kind === 'deposit' ? first.after.recorded : 0;
  const words = (
    <ol>
      {steps.map((step, index) => (
        <li key={index}>{sentenceOf(step)}</li>
      ))}
    </ol>
  );
  return (
    <Picture lang={lang} caption={captionText(variant)} words={words}>
      <div className={styles.lanes} aria-hidden="true">
        <span className={styles.head}>{heads.held}</span>
        <span className={styles.head}>{heads.recorded}</span>
        <span className={styles.ends}>
          <Block>{heads.bank}</Block>
          <Block>{heads.thief}</Block>
        </span>
        {steps.slice(0, -1).map((step, index) => (
          <div key={index} className={styles.step}>
            <Figures step={step} owed={owed} />
            <span className={styles.act}>
              <Act step={step} />
            </span>
          </div>
        ))}
      </div>
      {end && (
        <p className={styles.end} aria-hidden="true">
          {stepText(end)}
        </p>
      )}
    </Picture>
  );
}
