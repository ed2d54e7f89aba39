npx next dev
