npx tsx errors.ts
