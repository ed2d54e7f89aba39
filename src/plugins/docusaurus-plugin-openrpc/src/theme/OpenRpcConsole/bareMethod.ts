import type {RpcMethod} from '../../reference';

/** A method of which nothing but the name is known on this page. */
export function bareMethod(name: string): RpcMethod {
  return {
    name,
    slug: name.toLowerCase(),
    summary: '',
    deprecated: false,
    availability: 'public',
    paramStructure: 'either',
    params: [],
    errors: [],
    examples: [],
    guides: [],
    types: {},
    shared: [],
  };
}
