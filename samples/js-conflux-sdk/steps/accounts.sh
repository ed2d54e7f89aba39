npx tsx accounts.ts
