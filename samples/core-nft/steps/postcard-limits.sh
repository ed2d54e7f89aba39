npx tsx postcard-limits.ts
