npx tsx forms.ts
