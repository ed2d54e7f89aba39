import {dateText} from '../../content/dateText';

const CFX = 10n ** 18n;
const MICRO_CFX = 10n ** 12n;
/** Amounts below this are written with their decimals. */
const SMALL = 1000n * CFX;

/** An amount of drip in CFX, in the reader's language: whole if it is large, with up to six decimals if not. */
export function formatCfx(drip: bigint, locale: string): string {
  const isWhole = drip >= SMALL;
  const value = isWhole ? drip / CFX : Number(drip / MICRO_CFX) / 1e6;
  return `${value.toLocaleString(locale, {maximumFractionDigits: isWhole ? 0 : 6})} CFX`;
}

/** A part of one as percent, in the reader's language. */
export const formatPercent = (share: number, locale: string): string =>
  share.toLocaleString(locale, {style: 'percent', maximumFractionDigits: 2});

/** A moment in UTC, in the reader's language. */
export const formatMoment = (moment: Date, locale: string): string =>
  `${dateText(moment, locale, {dateStyle: 'long', timeStyle: 'medium'})} UTC`;
