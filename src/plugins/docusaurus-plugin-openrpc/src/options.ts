import type {OptionValidationContext} from '@docusaurus/types';
import Joi from 'joi';
import type {ConsoleEndpoint, Dialect} from './console/model';
import type {Recordings} from './joining/readJoined';
import {checkOwnAddress} from './console/transport/ownAddress';

/** What a site writes in its configuration. */
export interface Options {
  /** Name of this instance; translations lie in a folder of that name. */
  id?: string;
  /** The OpenRPC document: a JSON file, or a folder of them, relative to the site's folder. */
  document: string;
  /** Where values of its examples and exchanges were recorded, relative to the site's folder. */
  recordings?: Recordings;
  /** Address of the pages, below the site's base URL. */
  routeBasePath?: string;
  /** The docs sidebar that contains the pages. */
  sidebarId: string;
  /** The docs instance whose layout the pages share. */
  docsPluginId?: string;
  /** Where a reader can propose a change to the document; of a folder, the address of a method's file follows. */
  editUrl?: string;
  /** Whose rules the document follows: which addresses, units, snippets and wallets belong to it. */
  dialect?: Dialect;
  /** What the console offers to send to, the one that it begins with first; the document's servers if left out. */
  endpoints?: ConsoleEndpoint[];
  /** Name of this instance where a page shows several, such as Core Space; its id if left out. */
  label?: string;
  /** The page with the theme component OpenRpcErrors of this instance, to which the console links an error's code. */
  errorReference?: string;
}

/** What the plugin's code gets: every default filled in. */
export interface PluginOptions extends Required<
  Omit<Options, 'editUrl' | 'endpoints' | 'errorReference' | 'label' | 'recordings'>
> {
  editUrl?: string;
  endpoints?: ConsoleEndpoint[];
  errorReference?: string;
  label?: string;
  recordings?: Recordings;
}

/** What an option is when the site leaves it out. */
export const DEFAULT_OPTIONS = {
  id: 'default',
  routeBasePath: 'rpc',
  docsPluginId: 'default',
  dialect: 'plain',
} satisfies Partial<PluginOptions>;

/** An address that the console itself would take, of one transport. */
function address(transport: 'http' | 'webSocket'): Joi.StringSchema {
  const allowed =
    transport === 'http' ? 'https address, or http on this machine' : 'wss address, or ws on this machine';
  return Joi.string().custom((text: string, {message}: Joi.CustomHelpers<string>) => {
    const taken = checkOwnAddress(text);
    return taken.ok && taken.transport === transport
      ? text
      : message({custom: `{{#label}} must be an absolute ${allowed}, without a user name`});
  });
}

/** An address of the site's own pages, such as the example's. */
const sitePage = (example: string): Joi.StringSchema =>
  Joi.string().pattern(/^\/(?!\/)\S*$/, `an address of this site such as /${example}, without language`);

const endpoint = Joi.object<ConsoleEndpoint>({
  id: Joi.string()
    .pattern(/^[\w-]+$/, 'letters, digits, _ and -')
    .required(),
  label: Joi.string().required(),
  http: address('http'),
  webSocket: address('webSocket'),
  chainId: Joi.number().integer().min(0),
  guide: sitePage('docs/local-node'),
}).or('http', 'webSocket');

/** The options that a site may write. */
export const optionsSchema = Joi.object<PluginOptions>({
  // Docusaurus itself defines what an id may be.
  id: Joi.string().default(DEFAULT_OPTIONS.id),
  document: Joi.string()
    .pattern(/(?:\.json|(?:^|\/)[^./]+)$/, 'a path that ends in .json, or that of a folder')
    .required(),
  recordings: Joi.object<Recordings>({
    examples: Joi.string(),
    exchanges: Joi.string().pattern(/\.json$/, 'a path that ends in .json'),
  }),
  routeBasePath: Joi.string()
    .pattern(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/, 'an address without slash at its ends, such as docs/rpc')
    .default(DEFAULT_OPTIONS.routeBasePath),
  sidebarId: Joi.string().required(),
  docsPluginId: Joi.string()
    .pattern(/^[\w-]+$/, 'letters, digits, _ and -')
    .default(DEFAULT_OPTIONS.docsPluginId),
  editUrl: Joi.string().uri({scheme: ['https', 'http']}),
  dialect: Joi.string().valid('plain', 'conflux', 'ethereum').default(DEFAULT_OPTIONS.dialect),
  label: Joi.string(),
  errorReference: sitePage('docs/errors'),
  endpoints: Joi.array().items(endpoint).unique('id'),
});

/** Fills in the defaults, or throws with the option at fault and what it may be. */
export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
