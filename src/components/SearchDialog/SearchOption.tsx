import clsx from 'clsx';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import type {SearchSection} from '@site/src/search/results';
import {Highlighted} from './Highlighted';
import styles from './results.module.css';

interface Props {
  id: string;
  section: SearchSection;
  active: boolean;
  className: string | undefined;
  badge?: ReactNode;
  onOpen: (address: string) => void;
  onPoint: () => void;
}

const opensElsewhere = (event: MouseEvent): boolean => event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The id of the title of an option, which names the option and, of a page, its group. */
export const titleId = (option: string): string => `${option}-title`;

/** One result: an option that is a link as well, so that the browser's own ways of opening one work. */
export function SearchOption({id, section, active, className, badge, onOpen, onPoint}: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({block: 'nearest'});
  }, [active]);
  const onClick = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(section.address);
  };
  return (
    // A Link would fetch the code of every page listed, and put the language's prefix on an address that has it.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      ref={link}
      id={id}
      role="option"
      aria-selected={active}
      aria-labelledby={titleId(id)}
      aria-describedby={`${id}-excerpt`}
      tabIndex={-1}
      href={section.address}
      className={clsx(styles.option, className)}
      onClick={onClick}
      onPointerMove={active ? undefined : onPoint}
    >
      <span id={titleId(id)} className={styles.title}>
        {section.title} {badge}
      </span>
      <span id={`${id}-excerpt`} className={styles.excerpt}>
        <Highlighted segments={section.excerpt} />
      </span>
    </a>
  );
}
