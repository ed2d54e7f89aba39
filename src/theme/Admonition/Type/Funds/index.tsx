import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition/Type/Danger';
import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';

// A coin with an arrow out of it: what goes is money, so the mark is not the triangle of a warning.
const icon = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM7 4h2v4h2.500L8 12 4.500 8H7V4Z" fillRule="evenodd" />
  </svg>
);

/** An admonition for what can lose money: a wrong address form, a wrong network, a key shown. */
export default function AdmonitionTypeFunds(props: Props): ReactNode {
  const title = (
    <Translate id="theme.admonition.funds" description="Default title of the admonition for what can lose money">
      Can lose money
    </Translate>
  );
  return (
    <AdmonitionLayout icon={icon} title={title} {...props} className={clsx('alert alert--funds', props.className)}>
      {props.children}
    </AdmonitionLayout>
  );
}
