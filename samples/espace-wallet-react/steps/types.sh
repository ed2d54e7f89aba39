npx tsc -p .
