import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the build puts in the place of an id: the two drawn files, their size in pixels, and what they say. */
interface Props {
  light: string;
  dark: string;
  title: string;
  alt: string;
  width: string;
  height: string;
}

/** A drawn diagram in the reader's colour mode, with its title below; the same in words for whoever cannot see it. */
export default function Diagram({light, dark, title, alt, width, height}: Props): ReactNode {
  const sources = {light: useBaseUrl(light), dark: useBaseUrl(dark)};
  return (
    <figure className={styles.figure}>
      <ThemedImage className={styles.picture} sources={sources} alt={alt} width={width} height={height} loading="lazy" />
      <figcaption className={styles.title}>{title}</figcaption>
    </figure>
  );
}
