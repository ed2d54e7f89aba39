import type {Estree, Imports} from './estree';
import type {Refusal} from './refusal';

const IMPORTED: readonly RegExp[] = [
  /^@theme\/(?:Tabs|TabItem|IdealImage|OpenRpc\w+)$/,
  /^@site\/src\/components\/[A-Z]\w+$/,
  /^@site\/(?:docs|blog)\/(?:[\w-]+\/)*[\w-]+\.svg$/,
  /^@generated\/docusaurus-plugin-openrpc\/(?:core|espace)\/\w+\.json$/,
];
const ALLOWED =
  '@theme/Tabs, TabItem, IdealImage and OpenRpc…; @site/src/components/Name; @site/docs/….svg; @generated/docusaurus-plugin-openrpc/SPACE/….json';

function importFault(statement: Estree): Omit<Refusal, 'line'> | undefined {
  const address = String(statement.source?.value);
  if (!IMPORTED.some((pattern) => pattern.test(address))) {
    return {
      wrong: `the import of ${JSON.stringify(address)}`,
      instead: 'Use a component of src/components, or write the content into the page',
      allowed: ALLOWED,
    };
  }
  const plain = statement.specifiers?.length === 1 && statement.specifiers[0]?.type === 'ImportDefaultSpecifier';
  return plain
    ? undefined
    : {
        wrong: `the import of ${JSON.stringify(address)} takes more than its default`,
        instead: `Write import Name from '${address}'`,
        allowed: ALLOWED,
      };
}

/** What a page's statements import, by name. */
export function importsOf(statements: readonly Estree[]): Imports {
  const imports = statements.filter(({type}) => type === 'ImportDeclaration');
  return new Map(
    imports.flatMap(({source, specifiers = []}) =>
      specifiers.map(({local}) => [local?.name ?? '', String(source?.value)] as const),
    ),
  );
}

/** What is refused of a page's statements: imports that are not on the list, and every export. */
export function moduleRefusals(statements: readonly Estree[]): Refusal[] {
  return statements.flatMap((statement) => {
    const line = statement.loc?.start.line ?? 1;
    if (statement.type !== 'ImportDeclaration') {
      const wrong = 'the export, which runs when the site is built';
      return [
        {
          line,
          wrong,
          instead: 'Put the value or the function into a component of src/components',
          allowed: 'imports only',
        },
      ];
    }
    const fault = importFault(statement);
    return fault ? [{line, ...fault}] : [];
  });
}
