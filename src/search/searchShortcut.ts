/** The parts of a key press that decide whether it asks for the search. */
interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether the press lands in a field that takes text. */
  typing: boolean;
}

/** What the reader's system and choice make of the keys. */
interface ShortcutSettings {
  apple: boolean;
  slash: boolean;
}

/** True for ⌘ K on Apple systems, Ctrl K elsewhere, and `/` outside fields unless the reader turned it off. */
export function isSearchShortcut(press: KeyPress, {apple, slash}: ShortcutSettings): boolean {
  if (press.altKey) return false;
  if (press.key.toLowerCase() === 'k') return apple ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
  return press.key === '/' && slash && !press.ctrlKey && !press.metaKey && !press.typing;
}

/** True on systems whose command key is ⌘. */
export const isApple = (platform: string): boolean => /^(?:Mac|iPhone|iPad|iPod)/.test(platform);
