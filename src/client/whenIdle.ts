// Replaces the idle moments of a browser that does not report them, in milliseconds.
const PAUSE = 100;

/** Acts once when the browser has nothing else to do. */
export const whenIdle = (act: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(act);
  else setTimeout(act, PAUSE);
};
