import {useEffect, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {FilledBy, Notice} from '../../console/state';
import {SEND_ID} from './ActionBar';
import {focusSoon} from './form/focusPlace';
import styles from './controls.module.css';

function filledText(by: FilledBy): string {
  switch (by) {
    case 'link':
      return translate({
        id: 'openrpc.console.filled.link',
        message: 'The request of the link is filled in. Nothing has been sent.',
        description: 'Above the form, after a link with a request was followed',
      });
    case 'open-link':
      return translate({
        id: 'openrpc.console.filled.openLink',
        message:
          'The request of the link is filled in, without its password or key, because a link can be shared. Nothing has been sent.',
        description: 'Above the form, after a link with a request was followed that held a secret',
      });
    case 'history':
      return translate({
        id: 'openrpc.console.filled.history',
        message: 'The earlier request is filled in. Nothing has been sent.',
        description: 'Above the form, after a request was chosen from the history',
      });
    case 'reset':
      return translate({
        id: 'openrpc.console.filled.reset',
        message: 'The example is filled in again.',
        description: 'Above the form, after it was reset',
      });
  }
}

function refusedText(why: Extract<Notice, {kind: 'refused'}>['why']): string {
  switch (why) {
    case 'oversized':
      return translate({
        id: 'openrpc.console.refused.oversized',
        message:
          'The link was not used: its request is larger than any that this page writes. Ask for the request as text and fill it in by hand.',
        description: 'Why a link with a request was refused',
      });
    case 'version':
      return translate({
        id: 'openrpc.console.refused.version',
        message: 'The link was not used: it was written by another version of this page. Ask for a new link.',
        description: 'Why a link with a request was refused',
      });
    case 'malformed':
    case 'shape':
      return translate({
        id: 'openrpc.console.refused.malformed',
        message: 'The link was not used: it is damaged or was not made by this page. Copy the whole link again.',
        description: 'Why a link with a request was refused',
      });
  }
}

/** The text of a notice, as it is shown and read out. */
function noticeText(notice: Notice): string {
  return notice.kind === 'filled' ? filledText(notice.by) : refusedText(notice.why);
}

interface NoticeLineProps {
  notice: Notice;
  announce: (text: string) => void;
  onPutBack: () => void;
}

/**
 * What was put into the form other than by typing, with the way back; or why a link was refused. It is read out, too.
 */
export default function NoticeLine({notice, announce, onPutBack}: NoticeLineProps): ReactNode {
  useEffect(() => announce(noticeText(notice)), [notice, announce]);
  const putBack = (): void => {
    onPutBack();
    focusSoon(SEND_ID);
  };
  return (
    <p className={notice.kind === 'refused' ? styles.warning : styles.notice}>
      {noticeText(notice)}{' '}
      {notice.kind === 'filled' && notice.before && (
        <button type="button" className={styles.quietButton} onClick={putBack}>
          <Translate
            id="openrpc.console.putBack"
            description="Button: put back what stood in the form before it was filled"
          >
            Put back what was there
          </Translate>
        </button>
      )}
    </p>
  );
}
