mkdir espace-wallet-vue && cd espace-wallet-vue
npm init -y && npm pkg set type=module
npm install --save-exact @reown/appkit@1.8.24 @reown/appkit-adapter-wagmi@1.8.24 wagmi@3.7.7 @wagmi/core@3.6.5 @wagmi/vue@0.5.30 viem@2.57.20 @tanstack/vue-query@5.104.0 vue@3.5.45 --legacy-peer-deps
npm install --save-dev --save-exact vite@7.3.8 @vitejs/plugin-vue@6.0.11 typescript@6.0.3 vue-tsc@3.3.14 @types/node@20.19.43 --legacy-peer-deps
mkdir src
printf '%s\n' node_modules/ dist/ .env > .gitignore
