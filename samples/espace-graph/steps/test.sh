npx gnd test --skip-build
