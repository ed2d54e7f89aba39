import { readFileSync } from 'node:fs';
import solc from 'solc';

const input = {
  language: 'Solidity',
  sources: { 'Counter.sol': { content: readFileSync('Counter.sol', 'utf8') } },
  settings: { outputSelection: { '*': { '*': ['abi'] } } },
};
const { errors = [], contracts } = JSON.parse(solc.compile(JSON.stringify(input)));
for (const { formattedMessage } of errors) console.log(formattedMessage);
console.log(contracts['Counter.sol'].Counter.abi.map(({ name }) => name).join(', '));
