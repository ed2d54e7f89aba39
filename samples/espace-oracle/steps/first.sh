npm init -y
npm pkg set type=module
npm install --save-exact viem@2.57.20
npm install --save-exact --save-dev tsx@4.23.15
