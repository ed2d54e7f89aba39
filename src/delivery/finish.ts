import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATIONS} from '../config/locales';
import {SITE_URL} from '../config/repository';
import {RPC_ROUTES} from '../config/rpcRoutes';
import {thirdParties} from '../config/thirdParties';
import {writeOfflinePages} from '../offline/offlinePages';
import {writeServiceWorker} from '../offline/writeServiceWorker';
import {removeCompressed} from './compress';
import {writeFeedLinks} from './feedLinks';
import {connectPolicy, headerRules} from './headers';
import {readScriptHashes} from './inlineScripts';
import {narrowPages} from './narrowPolicy';
import {toContainerNginx, toHeadersFile, toNginx, toRedirectsFile, toVercel, type Delivery} from './recipes';
import {writeFolderIndexes, writeRedirectPages} from './redirectPages';
import {REDIRECTS} from './redirects';
import {readSpellings} from './spellings';
import {buildSearchIndex} from './buildSearchIndex';

/** Turns what Docusaurus built into what is delivered: search index, redirect pages, headers and the hosts' recipes. */
export async function finish(buildDir: string): Promise<void> {
  if (!existsSync(path.join(buildDir, 'index.html')))
    throw new Error(`No finished build in ${buildDir}: run \`npm run build\` first.`);
  removeCompressed(buildDir);
  const hashes = readScriptHashes(buildDir);
  const pages = await buildSearchIndex(buildDir);
  const redirectPages = writeRedirectPages(buildDir, REDIRECTS, SITE_URL);
  const kept = writeOfflinePages(buildDir);
  const indexes = writeFolderIndexes(buildDir);
  const feeds = writeFeedLinks(buildDir, SITE_URL, ['', ...TRANSLATIONS.map(({prefix}) => prefix)]);
  const narrowed = narrowPages(
    buildDir,
    connectPolicy(thirdParties),
    Object.values(RPC_ROUTES),
    TRANSLATIONS.map(({prefix}) => prefix),
  );
  writeServiceWorker(buildDir, kept, process.env.PORTAL_OFFLINE === 'off');
  const delivery: Delivery = {
    headers: headerRules(hashes, thirdParties),
    redirects: REDIRECTS,
    spellings: readSpellings(buildDir, process.cwd()),
  };
  const recipes = path.join(buildDir, '_deploy');
  mkdirSync(recipes, {recursive: true});
  writeFileSync(path.join(buildDir, '_headers'), toHeadersFile(delivery));
  writeFileSync(path.join(buildDir, '_redirects'), toRedirectsFile(delivery));
  writeFileSync(path.join(buildDir, 'vercel.json'), toVercel(delivery));
  writeFileSync(path.join(recipes, 'nginx.conf'), toNginx(delivery));
  writeFileSync(path.join(recipes, 'container.conf'), toContainerNginx(delivery));
  writeFileSync(path.join(recipes, 'headers.json'), `${JSON.stringify(delivery.headers, null, 2)}\n`);
  console.log(
    [
      `Search index over ${String(pages)} pages`,
      `${String(redirectPages)} redirect pages, ${String(indexes)} folder indexes, ${String(feeds)} feeds`,
      `${String(narrowed)} pages without a console, under the narrow policy.`,
    ].join('; '),
  );
  console.log(`Inline scripts: ${String(hashes.length)} distinct.\n${hashes.map((hash) => `  ${hash}`).join('\n')}`);
}
