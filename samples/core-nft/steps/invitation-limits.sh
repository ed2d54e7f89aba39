npx tsx invitation-limits.ts
