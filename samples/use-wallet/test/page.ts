// A page without a browser, and a stand-in for the wallet that signs with a test key.
import { EventEmitter } from 'node:events';
import { Window } from 'happy-dom';

export const page = new Window({ url: 'http://localhost:5173' });
for (const name of [
  'window',
  'document',
  'navigator',
  'HTMLElement',
  'HTMLIFrameElement',
  'Event',
  'CustomEvent',
  'sessionStorage',
  'FormData',
])
  Object.defineProperty(globalThis, name, {
    value: name === 'window' ? page : page[name as 'document'],
    configurable: true,
  });
document.body.innerHTML = '<div id="root"></div>';

export const events = new EventEmitter();
type Ask = (method: string, params: never[]) => Promise<unknown>;

/** Puts a wallet on the page that answers with the given function. */
export function inject(ask: Ask): void {
  const { on } = events;
  const wallet = {
    isFluent: true,
    on: on.bind(events),
    request: ({ method, params }: { method: string; params?: never[] }) =>
      ask(method, params ?? []),
  };
  Object.defineProperty(globalThis, 'conflux', { value: wallet, configurable: true });
}
export const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}
