import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A package that the build takes, and one of the files that ask for it. */
export interface BuildPackage {
  name: string;
  file: string;
  /** The folder whose package.json has to list it: the root, or that of a plugin which is a package itself. */
  owner: string;
}

const CONFIGURATION = 'docusaurus.config.ts';
const ENTRIES = [CONFIGURATION, 'sidebars.ts', 'tailwind.config.ts', 'tools/bootstrap.mjs', 'tools/commands/build.ts'];
/** Folders whose files Docusaurus or its bundler finds by themselves, without an import that leads to them. */
const FOUND_BY_PLACE = [
  'src/theme',
  'src/pages',
  'src/css',
  'src/offline',
  'src/plugins/light-client',
  'src/plugins/docusaurus-plugin-openrpc/src/theme',
  'docs',
  'blog',
  'i18n',
];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '.css', '/index.ts', '/index.tsx'];
const READ = /\.(?:tsx?|mjs|css|mdx)$/;
const PLUGIN = 'src/plugins/docusaurus-plugin-openrpc';
/** The name under which the project imports that plugin, which is a package of this repository. */
const PLUGIN_NAME = 'docusaurus-plugin-openrpc';
const FENCE = /^\s*(`{3,})[^]*?^\s*\1/gm;
const MDX_IMPORT = /^import\s+(?:.*?from\s+)?['"]([^'"]+)['"]/gm;
const CSS_RULE = /^\s*@(?:import|config|plugin|reference)\s+(?:url\()?['"]([^'"]+)['"]/gm;
/** Names that Docusaurus or a plugin makes up for modules of a site. */
const MADE_UP =
  /^(?:node:|@theme|@generated\/|@portal\/|@docusaurus\/[A-Z]|@docusaurus\/(?:use[A-Z]|renderRoutes|router|isInternalUrl|constants))/;

/** The files below a folder that may ask for a package, without tests and what they need. */
function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const address = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(?:__\w+__|node_modules)$/.test(entry.name) ? [] : filesBelow(root, address);
    return READ.test(entry.name) && !entry.name.endsWith('.d.ts') ? [address] : [];
  });
}

/**
 * What a script asks for when it runs: imports, `import()`, `require`, `require.resolve`, and Node's `--import`; types
 * alone are left out.
 */
function asksOfScript(file: string, text: string): string[] {
  const asked: string[] = [];
  const take = (node?: ts.Node): void => {
    if (node && ts.isStringLiteralLike(node)) asked.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const {importClause} = node;
      const named = importClause?.namedBindings;
      const typesAlone =
        !importClause?.name &&
        named &&
        ts.isNamedImports(named) &&
        named.elements.length > 0 &&
        named.elements.every((one) => one.isTypeOnly);
      if (importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword && !typesAlone) take(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) take(node.moduleSpecifier);
    } else if (ts.isCallExpression(node)) {
      const called = node.expression;
      const isImport =
        called.kind === ts.SyntaxKind.ImportKeyword || /^require\w*(?:\.resolve)?$/.test(called.getText());
      if (isImport) take(node.arguments[0]);
    } else if (ts.isArrayLiteralExpression(node)) {
      const flag = node.elements.findIndex((one) => ts.isStringLiteral(one) && one.text === '--import');
      if (flag >= 0) take(node.elements[flag + 1]);
      // Plugins and client modules of the configuration, with their options or without.
      if (file === CONFIGURATION)
        node.elements
          .filter(
            (one) => ts.isStringLiteral(one) && (/^(?:@docusaurus|\.)\//.test(one.text) || one.text === PLUGIN_NAME),
          )
          .forEach(take);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return asked;
}

/** What a file asks for, as it is written there. */
function asksOf(file: string, text: string): string[] {
  if (file.endsWith('.css')) return [...text.matchAll(CSS_RULE)].map(([, name = '']) => name);
  if (file.endsWith('.mdx')) return [...text.replaceAll(FENCE, '').matchAll(MDX_IMPORT)].map(([, name = '']) => name);
  return asksOfScript(file, text);
}

/** The package of a module's name: its first part, or its first two where it has a scope. */
function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The file of the plugin that a name of it leads to, by the `exports` of its package.json; undefined for other
 * packages. Throws if it exports no such name.
 */
function fileOfPlugin(root: string, name: string): string | undefined {
  if (packageOf(name) !== PLUGIN_NAME) return undefined;
  const {exports: entries} = JSON.parse(readFileSync(path.join(root, PLUGIN, 'package.json'), 'utf8')) as {
    exports: Partial<Record<string, string>>;
  };
  const entry = entries[`.${name.slice(PLUGIN_NAME.length)}`];
  if (entry === undefined)
    throw new Error(`${PLUGIN}/package.json exports no ${name}; it has ${Object.keys(entries).join(', ')}`);
  return path.posix.join(PLUGIN, entry);
}

/**
 * Every package that `npm run build` takes, by name: what the configuration, the command, the theme, the pages and the
 * plugins ask for, themselves or through files of the project. Reads the project below `root`. Throws if a relative
 * import leads nowhere.
 */
export function buildPackages(root: string): BuildPackage[] {
  const seen = new Set<string>();
  const packages = new Map<string, BuildPackage>();
  const queue = [...ENTRIES, ...FOUND_BY_PLACE.flatMap((folder) => filesBelow(root, folder))];
  const follow = (from: string, name: string): void => {
    // A file with a query is taken as text.
    if (MADE_UP.test(name) || name.includes('?')) return;
    const ofPlugin = fileOfPlugin(root, name);
    const relative = name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : undefined;
    const own = ofPlugin ?? relative ?? (name.startsWith('@site/') ? name.slice('@site/'.length) : undefined);
    if (own === undefined) {
      const found = {name: packageOf(name), file: from, owner: from.startsWith(`${PLUGIN}/`) ? PLUGIN : '.'};
      packages.set(`${found.name} ${found.owner}`, found);
      return;
    }
    const file = ENDINGS.map((ending) => own + ending).find(
      (candidate) => path.extname(candidate) !== '' && existsSync(path.join(root, candidate)),
    );
    if (file === undefined) throw new Error(`${from} asks for ${name}, which is not a file`);
    queue.push(file);
  };
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !READ.test(file)) continue;
    seen.add(file);
    for (const name of asksOf(file, readFileSync(path.join(root, file), 'utf8'))) follow(file, name);
  }
  return [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
