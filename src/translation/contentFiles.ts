import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Where English prose lives and where its translations lie below i18n/FOLDER/. */
export const CONTENT_AREAS = [
  {english: 'docs', translated: 'docusaurus-plugin-content-docs/current'},
  {english: 'blog', translated: 'docusaurus-plugin-content-blog'},
  {english: 'src/pages', translated: 'docusaurus-plugin-content-pages'},
] as const;

/** The path of a page's translation, relative to the site, or undefined when the path is not prose. */
export function translatedPath(englishPath: string, folder: string): string | undefined {
  const area = CONTENT_AREAS.find(({english}) => englishPath.startsWith(`${english}/`));
  return area && `i18n/${folder}/${area.translated}${englishPath.slice(area.english.length)}`;
}

/** Every English .md and .mdx page, relative to the site, sorted. */
export function readEnglishPages(siteDir: string): string[] {
  return CONTENT_AREAS.flatMap(({english}) => {
    const root = path.join(siteDir, english);
    if (!existsSync(root)) return [];
    return readdirSync(root, {recursive: true, encoding: 'utf8'})
      .map((name) => `${english}/${name.split(path.sep).join('/')}`)
      .filter((name) => /\.mdx?$/.test(name) && !/\/_[^/]*$/.test(name) && statSync(path.join(siteDir, name)).isFile());
  }).sort();
}
