#!/usr/bin/env node
// Answers forge as the solc program would: --version, and --standard-json from the standard input.
const { readFileSync } = require('node:fs');
const solc = require('solc');

if (process.argv.includes('--version')) {
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}`);
} else {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
}
