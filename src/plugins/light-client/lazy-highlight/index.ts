import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {asPlugins, bundlerOf, cacheWith, inPlace, isForReaders} from '../bundler';
import {OF_THEME} from '../replaced';

/**
 * Leaves the highlighter of code out of what a page loads first: the page as served is highlighted, and the first code
 * that was not served so fetches it.
 */
export default function lazyHighlight({siteDir}: LoadContext): Plugin {
  const onServer = path.join(siteDir, 'src', 'theme', 'CodeBlock', 'Content', 'serverContent.tsx');
  const inBrowser = path.join(__dirname, 'client', 'noHighlight.ts');
  return {
    name: 'portal-lazy-highlight',
    configureWebpack(config, isServer, {currentBundler}) {
      return {
        experiments: cacheWith('lazy-highlight', config),
        plugins: asPlugins(
          inPlace(bundlerOf(currentBundler), [{...OF_THEME.firstContent, by: isServer ? onServer : inBrowser}]),
        ),
        // The theme loads the languages with every page; here they come with the highlighter.
        ...(isForReaders(isServer) && {
          resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false}},
        }),
      };
    },
  };
}
