import type {Plugin, PostCssOptions} from '@docusaurus/types';
import tailwindPostcss from '@tailwindcss/postcss';

type PostCssPlugin = PostCssOptions['plugins'][number];

const instances = new Map<string, PostCssPlugin>();

/** A plugin that is named by its file, as itself: by name it would be set up again for every style sheet. */
function once(plugin: PostCssPlugin): PostCssPlugin {
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return plugin;
  const [file, options] = plugin as [string, object];
  const key = `${file} ${JSON.stringify(options)}`;
  const instance = instances.get(key) ?? (require(file) as (options: object) => PostCssPlugin)(options);
  instances.set(key, instance);
  return instance;
}

/** Runs Tailwind over the site's style sheets; utilities sit in a cascade layer above Infima's. */
export default function tailwind(): Plugin {
  return {
    name: 'portal-tailwind',
    configurePostCss(options) {
      // All of it is here: a search for a configuration beside every style sheet and above would find none.
      return {...options, config: false, plugins: [...options.plugins.map(once), tailwindPostcss()]};
    },
  };
}
