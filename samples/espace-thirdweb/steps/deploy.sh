npx tsx deploy.ts
