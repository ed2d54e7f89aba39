import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/** Whether the page knows that it runs in a browser: not before it has come to life as the server drew it. */
export const Context = createContext(false);

/**
 * In place of Docusaurus' own: the second drawing, which follows from this knowledge, goes by turns and gives way to
 * the reader. In one task it holds a phone for a tenth of a second.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
