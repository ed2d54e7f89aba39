import DocEntry from '@site/src/components/DocEntry';
import {type ResourceId, RESOURCES} from '@site/src/config/resources';
import type {ReactNode} from 'react';
import {type ResourceText, resourceTexts} from './resourceTexts';
import styles from './styles.module.css';
import TopicGlyph from './TopicGlyph';

function Card({id, to, text}: {id: ResourceId; to: string; text: ResourceText}): ReactNode {
  return (
    <li className={styles.card} data-resource={id}>
      <TopicGlyph topic={id} />
      <div>
        <h3 className={styles.title}>
          <DocEntry to={to}>{text.title}</DocEntry>
        </h3>
        <p className={styles.line}>{text.line}</p>
      </div>
    </li>
  );
}

/** The six topics of the Resources section. */
export default function ResourceCards(): ReactNode {
  const texts = resourceTexts();
  return (
    <div>
      <ul className={styles.cards}>
        {RESOURCES.map(({id, to}) => (
          <Card key={id} id={id} to={to} text={texts[id]} />
        ))}
      </ul>
    </div>
  );
}
