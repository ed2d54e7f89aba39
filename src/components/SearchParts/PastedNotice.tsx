import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PastedAddress} from '@site/src/search/results';
import styles from './notices.module.css';
import {checksumText, kindText} from './pastedTexts';

/** What the notice is about. */
export interface PastedNoticeProps {
  pasted: PastedAddress;
  /** Called when the link is followed. */
  onFollow?: (() => void) | undefined;
}

/** Where the query is an address: what its characters say about it, and where to read on. */
export default function PastedNotice({pasted, onFollow}: PastedNoticeProps): ReactNode {
  return (
    <p className={pasted.sound === false ? styles.warning : styles.notice}>
      {kindText(pasted)} {checksumText(pasted)}{' '}
      {pasted.space === 'core' ? (
        <Link to="/docs/core/core-space-basics/addresses" onClick={onFollow}>
          <Translate id="search.pasted.core.link" description="Link below the notice about a pasted Core Space address">
            Addresses of Core Space
          </Translate>
        </Link>
      ) : (
        <Link to="/docs/espace/build/accounts" onClick={onFollow}>
          <Translate id="search.pasted.hex.link" description="Link below the notice about a pasted hex address">
            Accounts of eSpace
          </Translate>
        </Link>
      )}
    </p>
  );
}
