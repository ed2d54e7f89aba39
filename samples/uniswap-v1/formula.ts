// #region amounts
/** What an exchange pays for an input: 0.3% of the input is the fee. */
export function amountOut(input: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  const afterFee = input * 997n;
  return (afterFee * reserveOut) / (reserveIn * 1000n + afterFee);
}

/** What an exchange asks for an output. */
export function amountIn(output: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  return (output * reserveIn * 1000n) / ((reserveOut - output) * 997n) + 1n;
}
// #endregion amounts

export interface Reserves {
  coins: bigint;
  tokens: bigint;
}

// #region through
/** Sells tokens of one exchange for tokens of another: CFX goes from the first to the second. */
export function through(input: bigint, first: Reserves, second: Reserves): bigint {
  const coins = amountOut(input, first.tokens, first.coins);
  return amountOut(coins, second.coins, second.tokens);
}
// #endregion through

// #region robbed
/** What a robber gets back who buys for `pay` and sells in nested parts. */
export function robbed(pay: bigint, parts: bigint, { coins, tokens }: Reserves): bigint {
  const bought = amountOut(pay, coins, tokens);
  let [left, back] = [coins + pay, 0n];
  for (let i = 0n; i < parts; i++) {
    const paid = amountOut(bought / parts, tokens - bought, left); // the tokens of the earlier parts aren't there yet
    left -= paid;
    back += paid;
  }
  return back;
}
// #endregion robbed
