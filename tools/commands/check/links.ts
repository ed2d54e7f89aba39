import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseAllowList} from '../../externalLinks/allowList';
import {askLink} from '../../externalLinks/askLink';
import {checkLinks, type Remembered} from '../../externalLinks/checkLinks';
import {collectLinks} from '../../externalLinks/collectLinks';

const ALLOWED = path.join('tools', 'externalLinks', 'allowed.json');
const CACHE = path.join('node_modules', '.cache', 'portal', 'links.json');

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * `npm run check -- links --age DAYS`: asks every external link of the sources; what answered within that many days is
 * not asked again (7).
 */
async function links(): Promise<void> {
  const {age} = parseArgs({options: {age: {type: 'string', default: '7'}}}).values;
  if (!/^\d+$/.test(age))
    throw new Error(`--age needs a number of days, 0 to check all links again; "${age}" isn't one.`);
  const found = collectLinks('.');
  const remembered = existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Remembered) : {};
  const {faults, moved, asked, ...outcome} = await checkLinks({
    links: found,
    allowed: parseAllowList(readFileSync(ALLOWED, 'utf8'), ALLOWED),
    remembered,
    age: Number(age),
    now: new Date(),
    ask: (url) => askLink(url, wait),
  });
  mkdirSync(path.dirname(CACHE), {recursive: true});
  writeFileSync(CACHE, JSON.stringify(outcome.remembered, null, 2));
  if (moved.length > 0)
    console.log(`Moved for good; write the new address:\n${moved.map((line) => `  ${line}`).join('\n')}`);
  if (faults.length > 0)
    console.error(
      `Broken; fix the link, or add it to ${ALLOWED} with a reason:\n${faults.map((line) => `  ${line}`).join('\n')}`,
    );
  console.log(
    `${String(found.size)} external links, ${String(asked)} checked now; ${String(faults.length)} lines to fix, ${String(moved.length)} moved.`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

links().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
