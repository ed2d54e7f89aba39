import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseLock} from '../../dependencies/readLocks';
import {toSbom} from '../../dependencies/toSbom';

/**
 * `npm run data -- sbom`: writes the list of parts, with licenses, for whoever has to judge what the site is made of.
 */
function sbom(): void {
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as {name: string; version: string};
  const list = toSbom(parseLock('package-lock.json', readFileSync('package-lock.json', 'utf8')), project);
  const file = path.join('test-results', 'sbom.cdx.json');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  const shipped = list.components.filter(({scope}) => scope === 'required').length;
  console.log(`${file}: ${String(list.components.length)} packages, ${String(shipped)} of them shipped to readers.`);
}

sbom();
