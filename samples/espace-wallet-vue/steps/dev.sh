npx vue-tsc -p . && npx vite
