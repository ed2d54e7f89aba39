yarn deploy --network espaceLocal --tags Ticket
