mkdir espace-wallet-react && cd espace-wallet-react
npm init -y && npm pkg set type=module
npm install --save-exact @reown/appkit@1.8.24 @reown/appkit-adapter-wagmi@1.8.24 wagmi@3.7.7 @wagmi/core@3.6.5 viem@2.57.20 @tanstack/react-query@5.108.4 react@19.3.1 react-dom@19.3.1
npm install --save-dev --save-exact vite@7.3.8 typescript@5.9.3 @types/node@20.19.43 @types/react@19.2.2 @types/react-dom@19.2.2
mkdir src
printf '%s\n' node_modules/ dist/ .env > .gitignore
