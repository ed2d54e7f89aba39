mkdir espace-thirdweb
cd espace-thirdweb
npm init -y
npm pkg set type=module
npm install --save-exact thirdweb@5.121.6 solc@0.8.37
npm install --save-exact --save-dev tsx@4.23.15 typescript@6.0.3 @types/node@20.19.43
