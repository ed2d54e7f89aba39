mkdir smart-account && cd smart-account
npm init -y && npm pkg set type=module
npm install --save-exact viem@2.57.20 @account-abstraction/contracts@0.8.0 tsx@4.23.15
