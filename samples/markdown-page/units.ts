// #region toCfx
export function toCfx(drip: bigint): string {
  const fraction = (drip % 10n ** 18n).toString().padStart(18, '0');
  return `${drip / 10n ** 18n}.${fraction}`;
}
// #endregion toCfx

console.log(toCfx(1_500_000_000_000_000_000n));
