npx tsx listen.ts
