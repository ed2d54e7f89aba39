import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition/Type/Danger';
import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';

const icon = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1 1 14h14L8 1Zm0 4.200c.6 0 1 .4 1 1V9c0 .6-.4 1-1 1s-1-.4-1-1V6.200c0-.6.4-1 1-1ZM8 13a1 1 0 1 1 0-2 1 1 0 0 1 0 2Z" fillRule="evenodd" />
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
