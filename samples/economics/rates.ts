// The yearly PoS interest for parts of the circulating CFX that are staked, as a multiple of the base rate.
const shares = [0.05, 0.1, 0.2, 0.4, 0.8];
console.log('staked part   interest paid   interest per staked CFX');
for (const share of shares) {
  // #region formula
  const paid = Math.sqrt(share); // for all stakers: base rate × √(circulating × staked), in parts of circulating
  const perCfx = 1 / Math.sqrt(share); // base rate × √(circulating / staked)
  // #endregion formula
  console.log(
    `${`${share * 100}%`.padStart(11)}${`× ${paid.toFixed(2)}`.padStart(16)}${`× ${perCfx.toFixed(2)}`.padStart(26)}`,
  );
}
