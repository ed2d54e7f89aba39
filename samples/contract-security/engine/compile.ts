import { compileAll, writeCompiled } from './compiler.ts';

const compiled = compileAll();
writeCompiled(compiled);
for (const version of [
  ...new Set(Object.values(compiled).map(({ compiler }) => compiler)),
].sort()) {
  const files = Object.values(compiled).filter(({ compiler }) => compiler === version);
  const contracts = files
    .flatMap((file) => Object.values(file.contracts))
    .filter(({ bytecode }) => bytecode !== '0x');
  console.log(`solc ${version}: ${files.length} files, ${contracts.length} contracts`);
}
