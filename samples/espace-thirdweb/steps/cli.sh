npx thirdweb deploy || echo "exit code $?"
