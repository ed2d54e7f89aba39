yarn deploy --network espaceLocal
