npx tsx weaken.ts
npx tsx unguarded.ts
