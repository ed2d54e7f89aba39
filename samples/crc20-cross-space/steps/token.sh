npx tsx token.ts
