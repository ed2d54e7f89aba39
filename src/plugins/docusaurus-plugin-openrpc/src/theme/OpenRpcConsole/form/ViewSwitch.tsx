import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './editor.module.css';

/** Which of the two views of a request is open. */
export type RequestView = 'form' | 'json';

/** Lets a reader change between the form and the JSON of a request. */
export default function ViewSwitch({
  name,
  view,
  onView,
}: {
  name: string;
  view: RequestView;
  onView: (view: RequestView) => void;
}): ReactNode {
  const views: [RequestView, ReactNode][] = [
    [
      'form',
      <Translate
        key="form"
        id="openrpc.console.view.form"
        description="The view of a request with a field for each value"
      >
        Form
      </Translate>,
    ],
    ['json', 'JSON'],
  ];
  const label = translate({
    id: 'openrpc.console.view',
    message: 'Edit the request as',
    description: 'Name of the choice between form and JSON',
  });
  return (
    <div role="radiogroup" aria-label={label} className={styles.views}>
      {views.map(([value, text]) => (
        <label key={value} className={styles.view}>
          <input type="radio" name={name} value={value} checked={view === value} onChange={() => onView(value)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
