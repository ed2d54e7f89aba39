import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Overflow {
  ref: React.RefObject<HTMLDivElement | null>;
  /** Whether the content is wider than the element. */
  overflows: boolean;
  /** Whether more of it is hidden beyond the end of the line. */
  hasMore: boolean;
}

/**
 * How much of an element's content is visible, updated as either changes size or is scrolled; assumed to be wider until
 * it can be measured.
 */
function useOverflow(): Overflow {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({overflows: true, hasMore: false});
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const {scrollWidth, clientWidth, scrollLeft} = element;
      const next = {
        overflows: scrollWidth > clientWidth,
        hasMore: scrollWidth - clientWidth - Math.abs(scrollLeft) > 1,
      };
      setState((last) => (last.overflows === next.overflows && last.hasMore === next.hasMore ? last : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, {passive: true});
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return {ref, ...state};
}

/**
 * A table that scrolls inside itself, keeps its first column, shows at its edge that more follows, and takes the
 * keyboard's focus if it can scroll.
 */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const {ref, overflows, hasMore} = useOverflow();
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
    <div className={styles.frame} data-more={hasMore}>
      <div ref={ref} className={styles.scroll} {...scrolling}>
        <table {...props} />
      </div>
    </div>
  );
}
