import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReadingPathId} from '@site/src/config/paths';
import styles from './styles.module.css';

function nameOf(id: ReadingPathId): string {
  switch (id) {
    case 'espace':
      return translate({
        id: 'path.espace',
        message: 'Build on eSpace',
        description: 'Name of a path: pages read one after the other',
      });
    case 'core':
      return translate({
        id: 'path.core',
        message: 'Build in Core Space',
        description: 'Name of a path: pages read one after the other',
      });
    case 'node':
      return translate({
        id: 'path.node',
        message: 'Run a node',
        description: 'Name of a path: pages read one after the other',
      });
    case 'stake':
      return translate({
        id: 'path.stake',
        message: 'Stake CFX',
        description: 'Name of a path: pages read one after the other',
      });
    case 'move':
      return translate({
        id: 'path.move',
        message: 'Move CFX',
        description: 'Name of a path: pages read one after the other',
      });
  }
}

/** A page's place on one path: which step it is, counted from one, and all steps with their titles. */
interface Place {
  id: ReadingPathId;
  step: number;
  steps: readonly {to: string; title: string}[];
}

function Steps({place: {step, steps}}: {place: Place}): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({to, title}, index) => (
        <li key={to}>{index + 1 === step ? <span aria-current="step">{title}</span> : <Link to={to}>{title}</Link>}</li>
      ))}
    </ol>
  );
}

/**
 * The position of the page on each path that it belongs to, with the other steps folded away. The build puts it onto
 * the pages of src/config/paths.ts.
 */
export default function PathPlace({places}: {places: readonly Place[]}): ReactNode {
  return places.map((place) => (
    <details key={place.id} className={styles.path} data-search-ignore>
      <summary>
        <span className={styles.name}>{nameOf(place.id)}</span>{' '}
        <span>
          <Translate
            id="path.place"
            description="Place of a page on a path of pages"
            values={{step: String(place.step), of: String(place.steps.length)}}
          >
            {'Step {step} of {of}'}
          </Translate>
        </span>
      </summary>
      <Steps place={place} />
    </details>
  ));
}
