npx tsx turns.ts
