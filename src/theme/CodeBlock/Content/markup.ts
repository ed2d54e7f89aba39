import type {CSSProperties} from 'react';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text as React writes it into HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/**
 * The style attribute as React writes it, with a space before it; nothing if there is no style. For properties that
 * take no unit.
 */
export function styleOf(style: CSSProperties | undefined): string {
  const rules = Object.entries(style ?? {}).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' && value !== ''
      ? `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${escapeHtml(value)}`
      : [],
  );
  return rules.length > 0 ? ` style="${rules.join(';')}"` : '';
}
