// Ejected: a name written as one word breaks between its parts, as in the heading of its page.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';

import MethodName from 'docusaurus-plugin-openrpc/method-name';
import {usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import styles from './styles.module.css';

const ONE_WORD = /^\S*(?:[a-z\d][A-Z]|_)\S*$/;

/** A page in the sidebar, its title in that page's language. */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        lang={usePageLanguageAt()(href)}
        {...(isInternal && {onClick: onItemClick ? () => onItemClick(item) : undefined})}
        {...props}
      >
        {ONE_WORD.test(label) ? (
          <span className={styles.label}>
            <MethodName name={label} />
          </span>
        ) : (
          <span className={styles.label}>{label}</span>
        )}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
