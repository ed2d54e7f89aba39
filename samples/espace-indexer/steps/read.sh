npx tsx read.ts
