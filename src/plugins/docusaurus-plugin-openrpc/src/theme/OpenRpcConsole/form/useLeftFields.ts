import {useEffect, useState, type RefObject} from 'react';

/** Keys of the fields around an element that do not hold another one; fields say theirs in `data-place`. */
function fieldsLeft(from: Element, to: Node | null): string[] {
  const keys: string[] = [];
  for (
    let field = from.closest<HTMLElement>('[data-place]');
    field;
    field = field.parentElement?.closest<HTMLElement>('[data-place]') ?? null
  ) {
    if (!to || !field.contains(to)) keys.push(field.dataset.place ?? '');
  }
  return keys;
}

/** Keys of the fields inside an element that the focus has been in and has left. */
export function useLeftFields(root: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const leave = (keys: string[]): void =>
      setLeft((before) => (keys.every((key) => before.has(key)) ? before : new Set([...before, ...keys])));
    const stop = new AbortController();
    let isPressed = false;
    let waiting: string[] = [];
    const note = ({target, relatedTarget}: FocusEvent): void => {
      const keys =
        target instanceof Element ? fieldsLeft(target, relatedTarget instanceof Node ? relatedTarget : null) : [];
      // A fault that appears under a pressed pointer would move the button away before the click.
      if (isPressed) waiting.push(...keys);
      else leave(keys);
    };
    const release = (): void => {
      isPressed = false;
      const keys = waiting;
      waiting = [];
      setTimeout(() => leave(keys));
    };
    const press = (): void => {
      isPressed = true;
    };
    root.current?.addEventListener('focusout', note, {signal: stop.signal});
    document.addEventListener('pointerdown', press, {signal: stop.signal, capture: true});
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, release, {signal: stop.signal, capture: true});
    return () => stop.abort();
  }, [root]);
  return left;
}
