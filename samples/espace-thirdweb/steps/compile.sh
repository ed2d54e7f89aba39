npx tsx compile.ts
