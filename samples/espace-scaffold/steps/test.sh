yarn compile
yarn test
