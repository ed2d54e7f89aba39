import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './parts.module.css';

/** What a block is in a picture: the one thing meant, what belongs to it, or what goes wrong. */
export type Meaning = 'plain' | 'meant' | 'near' | 'wrong';

/** The classes of a block; its border is different for each meaning, so that none rests on its color alone. */
export const blockClass = (meaning: Meaning): string => clsx(styles.block, styles[meaning]);

/** A square with a short name, or, with `onClick`, a button that looks like one. */
export default function Block({
  meaning = 'plain',
  children,
  onClick,
  ...rest
}: {meaning?: Meaning; children: ReactNode} & Pick<
  ComponentProps<'button'>,
  'onClick' | 'aria-pressed' | 'aria-label'
>): ReactNode {
  return onClick ? (
    <button type="button" className={clsx(blockClass(meaning), styles.control)} onClick={onClick} {...rest}>
      {children}
    </button>
  ) : (
    <span className={blockClass(meaning)} aria-hidden="true">
      {children}
    </span>
  );
}
