npx tsx invitation.ts
