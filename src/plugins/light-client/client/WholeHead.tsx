import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/core/lib/client/exports/Head';

const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/**
 * In place of Docusaurus' own: while a served page comes to life in turns, its head stays as it was served.
 * Each turn would otherwise take out of it what components of later turns ask for, and put it back then: a font that is preloaded there was fetched twice.
 */
export default function WholeHead(props: ComponentProps<typeof Head>): ReactNode {
  const isAlive = useSyncExternalStore(never, yes, no);
  return isAlive && <Head {...props} />;
}
