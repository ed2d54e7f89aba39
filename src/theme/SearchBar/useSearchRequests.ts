import {useEffect} from 'react';
import {isApple, isSearchShortcut} from '@site/src/search/searchShortcut';
import {readSlashPreference} from '@site/src/search/slashPreference';

// A box to tick or a button takes no text, so a key pressed on it is still a shortcut.
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"]), ' +
  'textarea, select, [role="textbox"], [role="combobox"], [role="searchbox"]';

function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELDS) !== null);
}

/** Calls `show` when a reader asks for the search by key, or a part of the page by the event `portal:open-search`. */
export function useSearchRequests(show: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const {key, ctrlKey, metaKey, altKey} = event;
      const press = {key, ctrlKey, metaKey, altKey, typing: takesText(event.target)};
      if (!isSearchShortcut(press, {apple: isApple(navigator.platform), slash: readSlashPreference()})) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('portal:open-search', show);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('portal:open-search', show);
    };
  }, [show]);
}
