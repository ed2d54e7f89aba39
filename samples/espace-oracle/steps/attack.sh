npx tsx attack.ts
