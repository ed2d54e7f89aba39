npx esbuild page.ts --bundle --format=esm --outfile=build/page.js
