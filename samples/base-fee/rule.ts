export const GDRIP = 10n ** 9n;

// #region rule
/** The base fee of a block, from its parent's base fee and the gas limits of its own transactions. */
export function baseFee(
  parent: bigint,
  gasLimits: bigint,
  blockLimit: bigint,
  minimum: bigint,
): bigint {
  const target = blockLimit / 2n;
  if (gasLimits === target) return parent;
  const distance = gasLimits > target ? gasLimits - target : target - gasLimits;
  const step = (distance * parent) / target / 8n || 1n; // at least 1 drip
  const fee = gasLimits > target ? parent + step : parent - step;
  return fee > minimum ? fee : minimum;
}
// #endregion rule

/** What differs between the spaces; in eSpace, the base fee moves only at heights divisible by `every`. */
export const SPACES = {
  core: { name: 'Core Space', limit: 54_000_000n, minimum: GDRIP, every: 1 },
  espace: { name: 'eSpace', limit: 30_000_000n, minimum: 20n * GDRIP, every: 5 },
};

export function assert(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

const whole = (n: bigint) => n.toLocaleString('en-US');
/** An amount in Gdrip, exactly. */
export const gdrip = (drip: bigint) => {
  const decimals = String(drip % GDRIP)
    .padStart(9, '0')
    .replace(/0+$/, '');
  return whole(drip / GDRIP) + (decimals && `.${decimals}`);
};
export const line = (cells: (string | number | bigint)[], ...widths: number[]) =>
  console.log(
    cells
      .map((cell, i) =>
        i === 0
          ? String(cell).padEnd(widths[i]!)
          : String(typeof cell === 'bigint' ? whole(cell) : cell).padStart(widths[i]!),
      )
      .join('')
      .trimEnd(),
  );
