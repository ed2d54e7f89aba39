import path from 'node:path';

/** Builds the search index of every language over the finished pages; returns pages per language. Throws with Pagefind's own words. */
export async function buildSearchIndex(buildDir: string): Promise<number> {
  const pagefind = await import('pagefind');
  const {index, errors} = await pagefind.createIndex({});
  if (!index) throw new Error(`Search index: ${errors.join('; ')}`);
  const added = await index.addDirectory({path: buildDir});
  if (added.errors.length > 0) throw new Error(`Search index: ${added.errors.join('; ')}`);
  const written = await index.writeFiles({outputPath: path.join(buildDir, 'pagefind')});
  if (written.errors.length > 0) throw new Error(`Search index: ${written.errors.join('; ')}`);
  await pagefind.close();
  return added.page_count;
}
