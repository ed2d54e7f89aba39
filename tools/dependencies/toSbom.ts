import {licenceOf} from './licenceFaults';
import {SHIPPED} from './licenceTerms';
import type {Lock, LockedPackage} from './readLocks';

/** A part in CycloneDX's words: `required` ships to readers, `excluded` only builds or tests. */
interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  scope: 'required' | 'excluded';
  purl: string;
  licenses?: ({license: {id: string}} | {expression: string})[];
  hashes?: {alg: string; content: string}[];
  properties: {name: string; value: string}[];
}

/** A list of parts in CycloneDX 1.6, JSON. */
export interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: {component: {type: 'application'; 'bom-ref': string; name: string; version: string}};
  components: Component[];
  dependencies: {ref: string; dependsOn: string[]}[];
}

const purlOf = ({name, version}: LockedPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const refOf = (locked: LockedPackage): string => `${purlOf(locked)}#${locked.place}`;
const useOf = ({name, dev}: LockedPackage): string =>
  name in SHIPPED ? `shipped: ${SHIPPED[name] ?? ''}` : dev ? 'tool of development' : 'tool of the build';

function hashesOf({integrity}: LockedPackage): Pick<Component, 'hashes'> {
  const [, algorithm, content] = /^sha(\d+)-(.+)$/.exec(integrity ?? '') ?? [];
  return algorithm && content
    ? {hashes: [{alg: `SHA-${algorithm}`, content: Buffer.from(content, 'base64').toString('hex')}]}
    : {};
}

function licencesOf(locked: LockedPackage): Pick<Component, 'licenses'> {
  const licence = licenceOf(locked);
  if (licence === undefined) return {};
  return {
    licenses: [
      / (?:OR|AND) /.test(licence) ? {expression: licence.replace(/^\((.*)\)$/, '$1')} : {license: {id: licence}},
    ],
  };
}

/** Where Node finds a dependency of a package: in its own folder, or in that of a folder above. */
function resolve(from: string, name: string, places: ReadonlyMap<string, LockedPackage>): LockedPackage | undefined {
  for (let folder = from; ;) {
    const found = places.get(`${folder === '' ? '' : `${folder}/`}node_modules/${name}`);
    if (found || folder === '') return found;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

/** The list of parts of the project, from its lock file alone; npm's own command refuses trees with overrides. */
export function toSbom({packages}: Lock, {name, version}: {name: string; version: string}): Sbom {
  const places = new Map(packages.map((locked) => [locked.place, locked]));
  const root = `pkg:npm/${name}@${version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {component: {type: 'application', 'bom-ref': root, name, version}},
    components: packages.map((locked) => ({
      type: 'library',
      'bom-ref': refOf(locked),
      name: locked.name,
      version: locked.version,
      scope: locked.name in SHIPPED ? 'required' : 'excluded',
      purl: purlOf(locked),
      ...licencesOf(locked),
      ...hashesOf(locked),
      properties: [{name: 'portal:use', value: useOf(locked)}],
    })),
    dependencies: packages.map((locked) => ({
      ref: refOf(locked),
      dependsOn: locked.dependencies.flatMap((dependency) => {
        const found = resolve(locked.place, dependency, places);
        return found ? [refOf(found)] : [];
      }),
    })),
  };
}
