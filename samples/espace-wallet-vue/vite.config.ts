import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// AppKit's elements, such as appkit-button, aren't Vue components.
export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('appkit-') } } }),
  ],
});
