import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {PastedAddress} from '@site/src/search/results';
import type {PastedNoticeProps} from './PastedNotice';

interface Props {
  pasted: PastedAddress | undefined;
  onFollow?: () => void;
}

/** Room for what a pasted address says about itself; the notice is fetched when the first address is pasted. */
export function Pasted({pasted, onFollow}: Props): ReactNode {
  const [Notice, setNotice] = useState<ComponentType<PastedNoticeProps>>();
  const isWanted = pasted !== undefined && Notice === undefined;
  useEffect(() => {
    if (!isWanted) return;
    import('./PastedNotice').then(
      (loaded) => setNotice(() => loaded.default),
      // Without it, the pages that name or explain the address are still listed, and the next address tries again.
      () => undefined,
    );
  }, [isWanted]);
  return <div aria-live="polite">{pasted && Notice && <Notice pasted={pasted} onFollow={onFollow} />}</div>;
}
