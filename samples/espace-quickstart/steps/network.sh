npx tsx --env-file=.env scripts/network.ts
