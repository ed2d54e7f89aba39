npx next build
npx next start
