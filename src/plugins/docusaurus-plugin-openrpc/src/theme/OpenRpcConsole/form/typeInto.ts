import type {Draft} from '../../../console/model';

/** The text that two drafts differ in alone; undefined if they differ in more, such as in the alternative in use. */
function typedText(before: Draft, next: Draft): string | undefined {
  if (before.kind === 'text' && next.kind === 'text') return next.text;
  if (before.kind !== 'option' || next.kind !== 'option' || before.index !== next.index) return undefined;
  const [inner, nextInner] = [before.drafts[before.index], next.drafts[next.index]];
  return inner && nextInner && typedText(inner, nextInner);
}

/**
 * Replaces the text of a field's line as a reader would by typing, so that the browser's undo brings it back. Returns
 * false where the line is not there, is not what the draft needs, or cannot be typed into.
 */
export function typeInto(id: string, before: Draft, next: Draft): boolean {
  const text = typedText(before, next);
  const line = document.getElementById(`${id}/chosen`) ?? document.getElementById(id);
  const isLine = line instanceof HTMLInputElement || line instanceof HTMLTextAreaElement;
  if (text === undefined || !isLine) return false;
  const focused = document.activeElement;
  line.focus({preventScroll: true});
  line.select();
  // Deprecated without a successor: nothing else adds to what the browser can undo.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isTyped = document.execCommand('insertText', false, text) && line.value === text;
  // Back to the button that was pressed: on a phone, the line would bring up its keyboard.
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return isTyped;
}
