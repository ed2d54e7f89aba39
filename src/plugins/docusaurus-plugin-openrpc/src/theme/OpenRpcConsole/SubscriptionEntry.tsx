import {useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {exactJson} from '../../console/answer/exactJson';
import {withEscapes} from '../../console/answer/shownText';
import {eventTitle} from '../../console/eventTitle';
import type {SubscriptionEvent} from '../../console/transport/eventQueue';

const TEXT_LENGTH = 50_000;

/** One event: when it came and how it begins; all of it once it is opened. */
export default function SubscriptionEntry({event: {at, result, text}}: {event: SubscriptionEvent}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [isOpen, setOpen] = useState(false);
  const date = new Date(at);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <time dateTime={date.toISOString()}>{date.toLocaleTimeString(currentLocale)}</time>{' '}
          <code>{withEscapes(eventTitle(result))}</code>
        </summary>
        {isOpen && <pre>{withEscapes((exactJson(text, '/params/result') ?? 'null').slice(0, TEXT_LENGTH))}</pre>}
      </details>
    </li>
  );
}
