const TRUE_MINUS = '−';

/** Numbers as the reader's language writes them. */
export function formatWhole(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value).replace('-', TRUE_MINUS);
}

/** A change with its sign, and its share if there is one that is not nothing: −42,134 (−40%). */
export function formatChange(before: number, after: number, locale: string): string {
  const change = new Intl.NumberFormat(locale, {signDisplay: 'exceptZero'}).format(after - before);
  const share =
    before > 0 && after !== before
      ? new Intl.NumberFormat(locale, {style: 'percent', signDisplay: 'exceptZero', maximumSignificantDigits: 2})
      : undefined;
  return (share ? `${change} (${share.format((after - before) / before)})` : change).replaceAll('-', TRUE_MINUS);
}
