import type {TypeNode} from '../../reference';
import type {ValueContext} from '../model';

/** A type that says itself what its values are. */
export type ResolvedType = Exclude<TypeNode, {kind: 'named'}>;

const MAX_HOPS = 32;

/** The type behind a name; anything goes where no type has that name. */
export function resolveType(type: TypeNode, {types}: ValueContext): ResolvedType {
  let node: TypeNode | undefined = type;
  for (let hop = 0; node?.kind === 'named' && hop < MAX_HOPS; hop += 1)
    node = Object.hasOwn(types, node.name) ? types[node.name] : undefined;
  return node && node.kind !== 'named' ? node : {kind: 'any'};
}
