import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Compiles the test and the component for Node.js; packages stay as they are.
export default defineConfig({
  plugins: [vue()],
  build: {
    target: 'es2022',
    outDir: 'build',
    minify: false,
    lib: { entry: 'test/run.ts', formats: ['es'], fileName: 'run' },
    // Rollup would take the fields of the test's wallet, which change later, for constants.
    rollupOptions: { external: /^[a-z@]/, treeshake: false },
  },
});
