npx tsx toolbox.ts
