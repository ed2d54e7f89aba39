import type {ReactNode} from 'react';
import {spaceNameOf} from '../../console/connection';
import type {ConsoleProps} from '../../routes';
import {sectionTitles} from '../OpenRpcMethod/sectionTitles';
import SpaceMark from './SpaceMark';
import styles from './panel.module.css';

/** The id of the panel's title. */
export const TITLE_ID = 'console-title';

/** The panel's head: its title, and the space and network that it is about, which stay in sight. */
export default function PanelHead({
  instance: {dialect, endpoints},
  network,
}: {
  instance: ConsoleProps;
  network?: string | undefined;
}): ReactNode {
  const names = [spaceNameOf(dialect, endpoints), network].filter((name) => name !== undefined);
  return (
    <header className={styles.head}>
      <h2 id={TITLE_ID}>{sectionTitles().console}</h2>
      {names.length > 0 && <SpaceMark dialect={dialect} label={names.join(' · ')} />}
    </header>
  );
}
