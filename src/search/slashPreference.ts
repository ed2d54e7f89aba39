const KEY = 'portal.searchSlash';

/** Whether `/` opens the search; it does unless the reader turned it off (WCAG 2.1.4). */
export function readSlashPreference(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers whether `/` opens the search, where the browser allows it. */
export function writeSlashPreference(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage the choice cannot outlive the page; the key stays on.
  }
}
