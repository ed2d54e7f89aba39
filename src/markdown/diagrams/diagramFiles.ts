import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {languageOf} from '../../config/locales';
import {CONTENT_AREAS} from '../../translation/contentFiles';

/** Where drawn diagrams lie. */
export const DRAWN_DIR = 'static/diagrams';

const toPosix = (file: string): string => file.split(path.sep).join('/');

/** The source that `<Diagram id>` on a page means: the file of that name beside the page. */
export function sourceOf(page: string, id: string): string {
  return path.posix.join(path.posix.dirname(toPosix(page)), `${id}.mmd`);
}

/** The drawn file of a source, below the folder of drawn diagrams; its language is the first part. */
export function drawnName(source: string): string {
  const language = languageOf(source);
  const root = ({english, translated}: (typeof CONTENT_AREAS)[number]): string =>
    language === 'en' ? `${english}/` : `i18n/${language}/${translated}/`;
  const area = CONTENT_AREAS.find((candidate) => source.startsWith(root(candidate)));
  if (!area)
    throw new Error(
      `${source} is not next to a page; move it into docs/, blog/ or src/pages, or the same place of a translation`,
    );
  const below = source.slice(root(area).length).replace(/\.mmd$/, '');
  return `${language}/${path.posix.basename(area.english)}/${below}.svg`;
}

/** Every source of a diagram, relative to the site, sorted. */
export function readSources(siteDir: string): string[] {
  const rooms = [...CONTENT_AREAS.map(({english}) => english), 'i18n'].filter((room) =>
    existsSync(path.join(siteDir, room)),
  );
  return rooms
    .flatMap((room) =>
      readdirSync(path.join(siteDir, room), {recursive: true, encoding: 'utf8'}).map(
        (name) => `${room}/${toPosix(name)}`,
      ),
    )
    .filter((name) => name.endsWith('.mmd'))
    .sort();
}

/** Every drawn file there is, relative to the folder of drawn diagrams, sorted. */
export function readDrawn(siteDir: string): string[] {
  const folder = path.join(siteDir, DRAWN_DIR);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map(toPosix)
    .filter((name) => name.endsWith('.svg'))
    .sort();
}

/** The drawn files that sources ask for. */
export function drawnNames(sources: readonly string[]): string[] {
  return sources.map(drawnName).sort();
}
