import path from 'node:path';
import {PACKAGES, askedFor} from '../samples/samplePackages';

const TOOLS = ['tsx', 'typescript', '@types/node'];
// A package's install script would run on the machine of everyone who runs the sample.
const NPMRC = 'ignore-scripts=true\n';

/** The versions of the tools that a sample runs with: those that samples share. */
function toolVersions(siteDir: string): Record<string, string> {
  const listed = askedFor(path.join(siteDir, 'samples', PACKAGES));
  return Object.fromEntries(
    TOOLS.map((tool) => {
      const version = listed[tool];
      if (version === undefined)
        throw new Error(
          `samples/${PACKAGES}/package.json lists no ${tool}, which a new sample runs with; add it, or take it out of tools/newPage/sampleFolder.ts`,
        );
      return [tool, version];
    }),
  );
}

/** JSON as Prettier leaves it: a list of one on one line. */
const toFormatted = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\s+("[^"]*")\s+\]/g, '[$1]')}\n`;

/** A text in the quotes that Prettier chooses. */
const toLiteral = (text: string): string => (/['"\\]/.test(text) ? JSON.stringify(text) : `'${text}'`);

/** The files that a new sample starts with, by their path inside its folder; its packages are locked with those of others. */
export function sampleFolderFiles(siteDir: string, name: string, title: string): Record<string, string> {
  const manifest = {
    name: `sample-${name}`,
    version: '1.0.0',
    private: true,
    description: `The code of the page "${title}"`,
    license: 'Apache-2.0',
    type: 'module',
    engines: {node: '>=20.18'},
    scripts: {start: 'tsx main.ts'},
    devDependencies: toolVersions(siteDir),
    sample: {
      node: 'none',
      steps: [
        {name: 'types', command: 'tsc -p .'},
        {name: 'run', command: 'npm start --silent', output: 'output.txt'},
      ],
    },
  };
  const compiler = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  };
  return {
    '.npmrc': NPMRC,
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': toFormatted({compilerOptions: compiler, include: ['*.ts']}),
    'main.ts': `console.log(${toLiteral(title)});\n`,
  };
}
