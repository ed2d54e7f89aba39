npm pkg set overrides.wagmi=npm:@wagmi/core@2.22.1
npm install
