npx tsx send.ts
