npx vite
