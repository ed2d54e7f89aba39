npx tsx check.ts Coin
