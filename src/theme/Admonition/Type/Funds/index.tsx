import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition/Type/Danger';
import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';

// A wallet: what goes is money, so the mark is not the triangle of a warning.
const icon = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3 2h10v2H3a.5.5 0 0 0 0 1h12v9H3a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm8 6v3h3V8h-3Z" fillRule="evenodd" />
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
