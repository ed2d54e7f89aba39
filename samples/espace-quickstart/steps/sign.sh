npx tsx --env-file=.env scripts/guestbook.ts "Hello, eSpace"
npx tsx --env-file=.env scripts/guestbook.ts "Unused gas" 400000
