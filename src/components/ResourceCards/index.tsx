import Link from '@docusaurus/Link';
import DocEntry from '@site/src/components/DocEntry';
import {useDocExists} from '@site/src/components/DocEntry/useDocExists';
import {type Resource, type ResourceId, RESOURCES} from '@site/src/config/resources';
import type {ReactNode} from 'react';
import {type ResourceText, resourceTexts} from './resourceTexts';
import styles from './styles.module.css';
import TopicGlyph from './TopicGlyph';

function Card({resource: {id, to, meanwhile}, text}: {resource: Resource<ResourceId>; text: ResourceText}): ReactNode {
  const docExists = useDocExists();
  const standIn = meanwhile !== undefined && !docExists(to) && docExists(meanwhile) ? meanwhile : undefined;
  return (
    <li className={styles.card} data-resource={id}>
      <TopicGlyph topic={id} />
      <div>
        <h3 className={styles.title}>
          <DocEntry to={to}>{text.title}</DocEntry>
        </h3>
        <p className={styles.line}>{text.line}</p>
        {standIn !== undefined && (
          <p className={styles.line}>
            <Link to={standIn}>{text.meanwhile}</Link>
          </p>
        )}
      </div>
    </li>
  );
}

/** The six topics of the Resources section; a topic without its own page yet shows a page on it that exists. */
export default function ResourceCards(): ReactNode {
  const texts = resourceTexts();
  return (
    <div>
      <ul className={styles.cards}>
        {RESOURCES.map((resource) => (
          <Card key={resource.id} resource={resource} text={texts[resource.id]} />
        ))}
      </ul>
    </div>
  );
}
