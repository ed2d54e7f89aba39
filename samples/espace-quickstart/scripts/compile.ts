import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import solc from 'solc';

const input = {
  language: 'Solidity',
  sources: { 'Guestbook.sol': { content: readFileSync('contracts/Guestbook.sol', 'utf8') } },
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const output = JSON.parse(solc.compile(JSON.stringify(input)));
for (const { formattedMessage } of output.errors ?? []) console.error(formattedMessage);

const contract = output.contracts?.['Guestbook.sol']?.Guestbook;
if (!contract) process.exit(1);
const artifact = { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` };
mkdirSync('build', { recursive: true });
writeFileSync('build/Guestbook.json', JSON.stringify(artifact, null, 2));
console.log(`solc ${solc.version()}: build/Guestbook.json`);
