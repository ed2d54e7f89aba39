import type {Fault, ValuePath} from '../../../console/model';

/** The id of a value's control in the page; free of spaces, since ids are listed with spaces between. */
export function placeId(idPrefix: string, path: ValuePath): string {
  return [idPrefix, ...path.map((step) => encodeURIComponent(step))].join('/');
}

/** One text for a path, to be compared and kept in sets. */
export function placeKey(path: ValuePath): string {
  return JSON.stringify(path);
}

/** A path as a program writes it, such as `tx.accessList[0].address`; names that aren't identifiers are in brackets. */
export function placeName(params: readonly {name: string}[], [first, ...rest]: ValuePath): string {
  const start = params[Number(first)]?.name ?? `[${first ?? ''}]`;
  return rest.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return /^[\w$]+$/.test(step) ? `${name}.${step}` : `${name}[${JSON.stringify(step)}]`;
  }, start);
}

/** The faults at a place itself, or also at every place inside it. */
export function faultsAt(faults: readonly Fault[], path: ValuePath, inside = false): Fault[] {
  return faults.filter(
    (fault) => (inside || fault.path.length === path.length) && path.every((step, index) => fault.path[index] === step),
  );
}
