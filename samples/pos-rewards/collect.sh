node pos-rewards.mjs "$ACCOUNT" 2026-01-01 rewards.csv
node sums.mjs rewards.csv day
