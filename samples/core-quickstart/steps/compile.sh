npx tsx scripts/compile.ts
