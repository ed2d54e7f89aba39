mkdir espace-wallet-next && cd espace-wallet-next
npm init -y && npm pkg set type=module
npm install --save-exact next@16.4.6 @reown/appkit@1.8.24 @reown/appkit-adapter-wagmi@1.8.24 wagmi@3.7.7 @wagmi/core@3.6.5 viem@2.57.20 @tanstack/react-query@5.108.4 react@19.3.1 react-dom@19.3.1
npm install --save-dev --save-exact typescript@5.9.3 @types/node@20.19.43 @types/react@19.2.2 @types/react-dom@19.2.2
mkdir app
printf '%s\n' node_modules/ .next/ next-env.d.ts .env > .gitignore
