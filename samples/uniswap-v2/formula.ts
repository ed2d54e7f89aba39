// #region amount-out
/** The most that the pair pays out for an input, in its smallest units: 0.3% of the input is the fee. */
export function amountOut(input: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  const afterFee = input * 997n;
  return (afterFee * reserveOut) / (reserveIn * 1000n + afterFee);
}
// #endregion amount-out
