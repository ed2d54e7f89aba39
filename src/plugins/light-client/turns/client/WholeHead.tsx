import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/core/lib/client/exports/Head';
import {pause} from './pause';

let isAlive = false;
const waiting = new Set<() => void>();

/** All parts of the head come up together, in a turn after the one in which the page came to life. */
async function comeUp(): Promise<void> {
  await pause();
  isAlive = true;
  for (const draw of waiting) draw();
}

function subscribe(draw: () => void): () => void {
  if (!isAlive && waiting.size === 0) void comeUp();
  waiting.add(draw);
  return () => waiting.delete(draw);
}

/**
 * In place of Docusaurus' own: while a served page comes to life in turns, its head stays as it was served.
 * Each turn would otherwise take out of it what components of later turns ask for, and put it back then: a font that is
 * preloaded there was fetched twice.
 */
export default function WholeHead(props: ComponentProps<typeof Head>): ReactNode {
  const isDrawn = useSyncExternalStore(
    subscribe,
    () => isAlive,
    () => false,
  );
  return isDrawn && <Head {...props} />;
}
