npx tsx --env-file=.env scripts/sdk.ts 43
