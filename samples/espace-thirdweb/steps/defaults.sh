npx tsx defaults.ts
