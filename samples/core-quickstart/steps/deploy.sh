npx tsx --env-file=.env scripts/deploy.ts
