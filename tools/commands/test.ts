import {parseArgs} from 'node:util';
import {runGate} from '../gate/runGate';
import {matrixText} from '../statements/matrix';
import {readStatements} from '../statements/statements';
import {readTags} from '../statements/tags';

/**
 * `npm test` asks everything that CI does; `npm test -- --list` prints what the portal promises and which tests hold
 * it.
 */
async function test(): Promise<void> {
  const {list} = parseArgs({options: {list: {type: 'boolean'}}}).values;
  if (list) console.log(matrixText(readStatements(), readTags().tags));
  else await runGate('test');
}

test().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
