import {existsSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import {RPC_REFERENCES} from '../config/rpc';
import {readJson} from './readJson';

/** A method's page in one space: the space's folder below docs/, and the address without base URL. */
export interface MethodPage {
  space: string;
  url: string;
}

const DOCUMENT = Joi.object<{methods: string[]}>({
  methods: Joi.array().items(Joi.string().required()).required(),
}).unknown();
const NAMED = Joi.array<{name: string}[]>().items(Joi.object({name: Joi.string().required()}).unknown());

/** The names of a document's methods, in their order: its first file names the files that have them. */
function readMethodNames(folder: string): string[] {
  const {methods: files} = readJson(
    path.join(folder, 'document.json'),
    DOCUMENT,
    'list the files of its methods under "methods"',
  );
  return files.flatMap((file) =>
    readJson(path.join(folder, file), NAMED, 'list its methods by name').map(({name}) => name),
  );
}

/**
 * The pages of every method of both OpenRPC documents, by the method's name; a name that both spaces have has two.
 * A site without a document has no pages of its methods.
 */
export function readMethodPages(siteDir: string): ReadonlyMap<string, readonly MethodPage[]> {
  const pages = new Map<string, MethodPage[]>();
  for (const {id, document, routeBasePath} of Object.values(RPC_REFERENCES)) {
    const folder = path.join(siteDir, document);
    if (!existsSync(folder)) continue;
    for (const name of readMethodNames(folder))
      pages.set(name, [...(pages.get(name) ?? []), {space: id, url: `/${routeBasePath}/${name.toLowerCase()}`}]);
  }
  return pages;
}
