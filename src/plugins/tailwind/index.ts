import type {Plugin} from '@docusaurus/types';
import tailwindPostcss from '@tailwindcss/postcss';

/** Runs Tailwind over the site's style sheets; utilities sit in a cascade layer above Infima's. */
export default function tailwind(): Plugin {
  return {
    name: 'portal-tailwind',
    configurePostCss(options) {
      options.plugins.push(tailwindPostcss());
      // All of it stands here: a search for a configuration beside every style sheet and above would find none.
      return {...options, config: false};
    },
  };
}
