npx tsx allowlist.ts
