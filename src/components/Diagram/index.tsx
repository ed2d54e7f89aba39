import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * What the build puts in the place of an id: the drawing as SVG without its root, its size in pixels, and what it says.
 */
interface Props {
  drawing: string;
  title: string;
  alt: string;
  width: string;
  height: string;
}

/** A drawn diagram in the page's face and colors, with its title below; the same in words for whoever cannot see it. */
export default function Diagram({drawing, title, alt, width, height}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={alt}
        data-search-ignore
        // Drawn by npm run data -- diagrams and held to what an SVG file of the site may hold: see
        // tools/diagrams/svgFaults.ts.
        dangerouslySetInnerHTML={{__html: drawing}}
      />
      <figcaption className={styles.title}>{title}</figcaption>
    </figure>
  );
}
