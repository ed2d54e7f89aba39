npx tsx --env-file=.env scripts/pay.ts
