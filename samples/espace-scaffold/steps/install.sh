yarn install
