npx tsx postcard.ts
