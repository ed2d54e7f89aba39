npx tsx run.ts
