import {present} from './present';
import type {RpcAvailability, RpcEthereum, RpcMethod, RpcNodeGroup, RpcReference, RpcUnimplemented} from './reference';

/** A method in the matrix; what is usual is left out, since every reader of the page loads all of them. */
export interface MatrixMethod {
  name: string;
  since?: string;
  /** Left out where it is `public`. */
  availability?: Exclude<RpcAvailability, 'public'>;
  /** Left out where a node serves it by default. */
  nodeGroup?: RpcNodeGroup;
  deprecated?: true;
  ethereum?: RpcEthereum;
  /** Labels of the other instances that have a method of this name. */
  also?: string[];
}

/** Everything that the matrix of an instance shows. */
export interface MethodMatrixData {
  /** Name of the instance, such as Core Space. */
  label: string;
  /** Localized address of the instance, below which each method's page lies. */
  base: string;
  namespaces: {name: string; methods: MatrixMethod[]}[];
  /** Names without a method: those that a node recognizes, then those that it does not. */
  unimplemented: RpcUnimplemented[];
}

/** Another instance of the site, as far as the matrix mentions it. */
export interface OtherInstance {
  label: string;
  reference: RpcReference;
}

function namesOf({namespaces}: RpcReference): Set<string> {
  return new Set(namespaces.flatMap(({methods}) => methods.map(({name}) => name)));
}

/** The matrix of an instance, beside the other instances of the site. */
export function toMethodMatrix(
  reference: RpcReference,
  {label, base}: {label: string; base: string},
  others: readonly OtherInstance[],
): MethodMatrixData {
  const known = others.map((other) => ({label: other.label, names: namesOf(other.reference)}));
  const toRow = ({name, since, availability, nodeGroup, deprecated, ethereum}: RpcMethod): MatrixMethod => {
    const also = known.filter(({names}) => names.has(name)).map((other) => other.label);
    return present({
      name,
      since,
      availability: availability === 'public' ? undefined : availability,
      nodeGroup: nodeGroup?.opened === 'default' ? undefined : nodeGroup,
      deprecated: deprecated || undefined,
      ethereum,
      also: also.length > 0 ? also : undefined,
    });
  };
  const namespaces = reference.namespaces.map(({name, methods}) => ({name, methods: methods.map(toRow)}));
  return {label, base, namespaces, unimplemented: [...reference.unimplemented, ...reference.absent]};
}
