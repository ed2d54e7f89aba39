npx tsx toolbox-limits.ts
