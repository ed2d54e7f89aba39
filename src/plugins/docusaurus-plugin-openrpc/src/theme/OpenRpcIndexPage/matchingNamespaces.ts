import type {IndexPageProps, MethodEntry} from '../../routes';

/** The namespaces and methods whose name or summary has every word of the query; all of them for an empty one. */
export function matchingNamespaces(
  namespaces: IndexPageProps['namespaces'],
  query: string,
): IndexPageProps['namespaces'] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({name, summary}: MethodEntry): boolean =>
    words.every((word) => `${name} ${summary}`.toLowerCase().includes(word));
  return namespaces
    .map((namespace) => ({...namespace, methods: namespace.methods.filter(fits)}))
    .filter(({methods}) => methods.length > 0);
}
