npm init -y
npm pkg set type=module
npm install --save-exact cive@0.8.1 viem@2.57.20 tsx@4.23.15
