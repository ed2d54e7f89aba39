import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {versionsBeside, type PageFacts} from '@site/src/content/pageFacts';
import TriedWith from './TriedWith';
import styles from './styles.module.css';

function spaceLabel(space: PageFacts['space']): string | undefined {
  switch (space) {
    case 'core':
      return 'Core Space';
    case 'espace':
      return 'eSpace';
    case 'both':
      return translate({
        id: 'page.space.both',
        message: 'Core Space and eSpace',
        description: 'Badge of a page that treats both spaces',
      });
    default:
      return undefined;
  }
}

function kindLabel(kind: PageFacts['kind']): string | undefined {
  switch (kind) {
    case 'concept':
      return translate({id: 'page.kind.concept', message: 'Concept', description: 'Kind of page: explains an idea'});
    case 'tutorial':
      return translate({
        id: 'page.kind.tutorial',
        message: 'Tutorial',
        description: 'Kind of page: builds something from nothing',
      });
    case 'how-to':
      return translate({id: 'page.kind.howTo', message: 'How-to', description: 'Kind of page: steps for one task'});
    case 'reference':
      return translate({
        id: 'page.kind.reference',
        message: 'Reference',
        description: 'Kind of page: exact facts to look up',
      });
    case 'guide':
      return translate({
        id: 'page.kind.guide',
        message: 'Guide',
        description: 'Kind of page: shows what there is to read',
      });
    default:
      return undefined;
  }
}

/** When a page was checked, and on which release of the node it was tested. */
function Checked({date, node}: NonNullable<PageFacts['checked']>): ReactNode {
  const day = <time dateTime={date}>{date}</time>;
  return node ? (
    <li key="tested">
      <Translate
        id="page.testedOn"
        description="When a page was tested, and on which release of the Conflux node"
        values={{date: day, version: node}}
      >
        {'Tested {date} on Conflux {version}'}
      </Translate>
    </li>
  ) : (
    <li key="checked">
      <Translate id="page.checked" description="When the page's facts were last checked" values={{date: day}}>
        {'Checked {date}'}
      </Translate>
    </li>
  );
}

/**
 * The line under a page's title: its space (mark and tint), its kind, when it was last checked against what, and what
 * its code ran with.
 */
export default function PageBadges({facts}: {facts: PageFacts}): ReactNode {
  const space = spaceLabel(facts.space);
  const kind = kindLabel(facts.kind);
  const versions = versionsBeside(facts);
  return (
    <ul
      className={styles.badges}
      aria-label={translate({
        id: 'page.badges',
        message: 'About this page',
        description: 'Label of the badges under a page title',
      })}
    >
      {space && (
        <li className={styles.space} data-space={facts.space}>
          {space}
        </li>
      )}
      {kind && <li>{kind}</li>}
      {facts.checked && (
        <Checked date={facts.checked.date} {...(facts.tested && facts.checked.node && {node: facts.checked.node})} />
      )}
      {versions.length > 0 && <TriedWith versions={versions} />}
    </ul>
  );
}
