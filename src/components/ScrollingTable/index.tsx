import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Whether an element's content is wider than the element, kept up to date as either changes size; supposed so until it can be measured. */
function useOverflow(): {ref: React.RefObject<HTMLDivElement | null>; overflows: boolean} {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {ref, overflows};
}

/** A table that scrolls inside itself, keeps its first column, and takes the keyboard's focus where it has something to scroll. */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const {ref, overflows} = useOverflow();
  const scrolling = overflows && {
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({
      id: 'table.scrolls',
      message: 'Table, scrolls sideways',
      description: 'Name of the area around a table that is wider than the page',
    }),
  };
  return (
    <div ref={ref} className={styles.scroll} {...scrolling}>
      <table {...props} />
    </div>
  );
}
