npx tsx --env-file=.env scripts/core.ts
