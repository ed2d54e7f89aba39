npx tsx use.ts
