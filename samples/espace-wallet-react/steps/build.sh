npx vite build
npx vite preview
