import {below, isRecord, resolve, type Place} from '../jsonPointer';
import {addFault, inWords, type Inspection} from './check';

function fieldOf(place: Place | undefined, name: string): unknown {
  return place && isRecord(place.value) ? place.value[name] : undefined;
}

/** The entries of a list at a field, each followed to where it is written; broken ones are left out. */
export function entriesOf(inspection: Inspection, place: Place, field: string): (Place & {at: string})[] {
  const list = fieldOf(place, field);
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index) => {
    const at = below(below(place.pointer, field), index);
    const target = resolve(inspection.root, {pointer: at, value});
    return target ? [{...target, at}] : [];
  });
}

function checkNames(inspection: Inspection, methods: (Place & {at: string})[]): void {
  const bySlug = new Map<string, {name: string; at: string}>();
  for (const method of methods) {
    const name = fieldOf(method, 'name');
    if (typeof name !== 'string') continue;
    const earlier = bySlug.get(name.toLowerCase());
    const pointer = below(method.at, 'name');
    if (!earlier) bySlug.set(name.toLowerCase(), {name, at: method.at});
    else if (earlier.name === name)
      addFault(inspection, pointer, `${inWords(name)} a second time`, `a name that ${earlier.at} does not have`);
    else
      addFault(
        inspection,
        pointer,
        `${inWords(name)}, whose page has the address of ${inWords(earlier.name)}`,
        'names that differ by more than upper and lower case',
      );
  }
}

function checkParameters(inspection: Inspection, method: Place): void {
  const seen = new Map<string, string>();
  let optional: unknown;
  for (const parameter of entriesOf(inspection, method, 'params')) {
    const name = fieldOf(parameter, 'name');
    if (typeof name === 'string') {
      const earlier = seen.get(name);
      if (earlier)
        addFault(
          inspection,
          parameter.at,
          `the parameter ${inWords(name)} a second time`,
          `a name that ${earlier} does not have`,
        );
      seen.set(name, earlier ?? parameter.at);
    }
    if (fieldOf(parameter, 'required') !== true) optional ??= name;
    else if (optional !== undefined && fieldOf(method, 'paramStructure') !== 'by-name') {
      const found = `the required parameter ${inWords(name)} after the optional ${inWords(optional)}`;
      addFault(
        inspection,
        parameter.at,
        found,
        'required parameters before optional ones, or a paramStructure of by-name',
      );
    }
  }
}

function declaredNamespaces(root: unknown): string[] {
  const components = isRecord(root) ? root.components : undefined;
  const tags = isRecord(components) && isRecord(components.tags) ? Object.values(components.tags) : [];
  return tags.flatMap((tag) => (isRecord(tag) && typeof tag.name === 'string' ? [tag.name] : []));
}

function checkNamespace(inspection: Inspection, method: Place, declared: string[]): void {
  if (declared.length === 0) return;
  for (const tag of entriesOf(inspection, method, 'tags')) {
    const name = fieldOf(tag, 'name');
    if (typeof name !== 'string' || declared.includes(name)) continue;
    addFault(
      inspection,
      tag.at,
      `the unknown namespace ${inWords(name)}`,
      `a tag of components/tags: ${declared.join(', ')}`,
    );
  }
}

/** Reports names that occur twice, parameters in an order that no request can keep, and undeclared namespaces. */
export function checkMethods(inspection: Inspection): void {
  const methods = entriesOf(inspection, {pointer: '', value: inspection.root}, 'methods');
  const declared = declaredNamespaces(inspection.root);
  checkNames(inspection, methods);
  for (const method of methods) {
    checkParameters(inspection, method);
    checkNamespace(inspection, method, declared);
  }
}
