npx tsx --env-file=.env scripts/write.ts 42
