import {useCallback, useState, type ComponentType} from 'react';
import type {ConsoleViewProps} from './useConsole';

/** The state of loading the console. */
export type ConsoleChunk =
  {kind: 'closed'} | {kind: 'loading'} | {kind: 'failed'} | {kind: 'open'; Console: ComponentType<ConsoleViewProps>};

/**
 * The console's code, which is fetched when `open` is called and not before; called again after a failure it tries
 * again.
 */
export function useConsoleChunk(onFailed: () => void): {chunk: ConsoleChunk; open: () => void} {
  const [chunk, setChunk] = useState<ConsoleChunk>({kind: 'closed'});
  const open = useCallback(() => {
    setChunk((now) => (now.kind === 'open' ? now : {kind: 'loading'}));
    import(/* webpackChunkName: "openrpc-console" */ './Console').then(
      ({default: Console}) => setChunk({kind: 'open', Console}),
      () => {
        setChunk({kind: 'failed'});
        onFailed();
      },
    );
  }, [onFailed]);
  return {chunk, open};
}
