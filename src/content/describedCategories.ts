import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Language} from '../config/locales';
import {SIDEBAR_FOLDERS} from '../config/sidebarFolders';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Items = Awaited<ReturnType<Generator>>;
type Category = Extract<Items[number], {type: 'category'}>;
type Texts = Record<string, {message: string} | undefined>;

/** The id of a sidebar by the folder that it shows. */
const sidebarOf = (folder: string): string | undefined =>
  Object.entries(SIDEBAR_FOLDERS).find(([, shown]) => shown === folder)?.[0];

/** The texts of categories in a language; none in English, whose texts are beside the pages. */
function textsOf(siteDir: string, language: Language): Texts {
  const file = path.join(siteDir, 'i18n', language, 'docusaurus-plugin-content-docs', 'current.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** The id under which a category's own sentence is translated, or the sentence of its generated page. */
export function descriptionId(sidebar: string, {key, label, link}: Pick<Category, 'key' | 'label' | 'link'>): string {
  const own = link?.type === 'generated-index' ? 'link.generated-index.description' : 'description';
  return `sidebar.${sidebar}.category.${key ?? label}.${own}`;
}

/**
 * Makes the sidebars from folders as Docusaurus does, and gives each category one sentence in the language being
 * built: that of the page it leads to, else its own, which Docusaurus doesn't translate.
 */
export function describedCategories(siteDir: string, language: Language): Generator {
  const texts = textsOf(siteDir, language);
  return async ({defaultSidebarItemsGenerator, ...site}) => {
    const sidebar = sidebarOf(site.item.dirName) ?? '';
    const sentenceOf = (category: Category): string | undefined => {
      const {link} = category;
      if (link?.type === 'doc') return site.docs.find(({id}) => id === link.id)?.frontMatter.description;
      const english = link?.type === 'generated-index' ? link.description : category.description;
      return texts[descriptionId(sidebar, category)]?.message ?? english;
    };
    const described = (items: Items): Items =>
      items.map((item) => {
        if (item.type !== 'category') return item;
        const description = sentenceOf(item);
        return {...item, items: described(item.items), ...(description !== undefined && {description})};
      });
    return described(await defaultSidebarItemsGenerator(site));
  };
}
