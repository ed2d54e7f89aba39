import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {exposureOf} from '../../exposure';
import type {MethodPageProps} from '../../routes';
import {focusPanel} from './bringUp';
import ConsoleOpener, {loadFailedText} from './ConsoleOpener';
import {isPermalinkHash, OPEN_HASH} from './isPermalinkHash';
import PanelHead, {TITLE_ID} from './PanelHead';
import RecordedCall from './RecordedCall';
import {useConsoleChunk} from './useConsoleChunk';
import styles from './panel.module.css';

/**
 * The panel beside a method: a recorded call that is readable without scripts, and, once a reader opens it, the
 * console.
 */
export default function OpenRpcConsole(props: MethodPageProps): ReactNode {
  useBrokenLinks().collectAnchor('console');
  const {hash} = useLocation();
  const panel = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  // What is said twice is another text the second time, or it would not be read out.
  const announce = useCallback(
    (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  const {chunk, open} = useConsoleChunk(useCallback(() => announce(loadFailedText()), [announce]));
  useEffect(() => {
    if (isPermalinkHash(hash) || hash === OPEN_HASH) open();
  }, [hash, open]);
  const toFront = useCallback(() => panel.current && focusPanel(panel.current), []);
  return (
    <section
      ref={panel}
      id="console"
      className={styles.panel}
      data-dialect={props.console.dialect}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
    >
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      {chunk.kind === 'open' ? (
        <chunk.Console key={props.method.name} {...props} announce={announce} onReady={toFront} />
      ) : (
        <>
          <PanelHead instance={props.console} />
          <ConsoleOpener state={chunk.kind} exposure={exposureOf(props.method)} onOpen={open} />
          <RecordedCall {...props} />
        </>
      )}
    </section>
  );
}
