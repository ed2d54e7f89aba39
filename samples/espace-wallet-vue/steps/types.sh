npx vue-tsc -p .
