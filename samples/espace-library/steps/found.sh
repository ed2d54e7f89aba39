npx tsx check.ts Found
