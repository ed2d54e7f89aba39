npx tsc -p . && npx vite
