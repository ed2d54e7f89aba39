/** One file of the node's source that declares methods of a group. */
export interface NodeFile {
  file: string;
  group: string;
  methods: string[];
}

const withoutComments = (source: string): string => source.replace(/^\s*\/\/.*$/gm, '');

/** The methods that a file of Core Space's traits declares: each with its whole name. */
export function parseCoreMethods(source: string): string[] {
  return [...withoutComments(source).matchAll(/\bname = "([a-z]+_\w+)"/g)].map(([, name = '']) => name).toSorted();
}

/** The methods that a file of eSpace's traits declares: a namespace, and names in it. */
export function parseEspaceMethods(source: string): string[] {
  const code = withoutComments(source);
  const namespace = /namespace = "(\w+)"/.exec(code)?.[1] ?? '';
  return [...code.matchAll(/\b(?:name|unsubscribe) = "(\w+)"/g)]
    .map(([, name = '']) => `${namespace}_${name}`)
    .toSorted();
}
