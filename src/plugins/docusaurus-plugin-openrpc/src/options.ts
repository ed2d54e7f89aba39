import type {OptionValidationContext} from '@docusaurus/types';
import Joi from 'joi';

/** What a site writes in its configuration. */
export interface Options {
  /** Name of this instance; translations lie in a folder of that name. */
  id?: string;
  /** The OpenRPC document: a JSON file, relative to the site's folder. */
  document: string;
  /** Address of the pages, below the site's base URL. */
  routeBasePath?: string;
  /** The docs sidebar that the pages stand in. */
  sidebarId: string;
  /** The docs instance whose layout the pages share. */
  docsPluginId?: string;
  /** Where a reader can propose a change to the document. */
  editUrl?: string;
}

/** What the plugin's code gets: every default filled in. */
export interface PluginOptions extends Required<Omit<Options, 'editUrl'>> {
  editUrl?: string;
}

/** What an option is when the site leaves it out. */
export const DEFAULT_OPTIONS = {
  id: 'default',
  routeBasePath: 'rpc',
  docsPluginId: 'default',
} satisfies Partial<PluginOptions>;

/** The options that a site may write. */
export const optionsSchema = Joi.object<PluginOptions>({
  // Docusaurus itself says what an id may be.
  id: Joi.string().default(DEFAULT_OPTIONS.id),
  document: Joi.string()
    .pattern(/\.json$/, 'a path that ends in .json')
    .required(),
  routeBasePath: Joi.string()
    .pattern(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/, 'an address without slash at its ends, such as docs/rpc')
    .default(DEFAULT_OPTIONS.routeBasePath),
  sidebarId: Joi.string().required(),
  docsPluginId: Joi.string()
    .pattern(/^[\w-]+$/, 'letters, digits, _ and -')
    .default(DEFAULT_OPTIONS.docsPluginId),
  editUrl: Joi.string().uri({scheme: ['https', 'http']}),
});

/** Fills in the defaults, or throws with the option at fault and what it may be. */
export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
