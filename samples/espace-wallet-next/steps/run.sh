npx next build --webpack && npx next start
