import {ALLOWED, EXCEPTIONS, type Exception} from './licenceTerms';
import type {Lock, LockedPackage} from './readLocks';

const CURE = 'choose another package, or name it with a reason in EXCEPTIONS of tools/dependencies/licenceTerms.ts';

/**
 * Whether an SPDX expression asks for no more than the allowed licenses do; one of a choice is enough, of a sum all.
 */
export function isAllowed(expression: string, allowed: readonly string[] = ALLOWED): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  // Sums inside choices need a parser, and no package has one.
  if (/[()]/.test(plain) || (plain.includes(' OR ') && plain.includes(' AND '))) return false;
  return plain.includes(' AND ')
    ? plain.split(' AND ').every((id) => allowed.includes(id))
    : plain.split(' OR ').some((id) => allowed.includes(id));
}

/** The exception that is made for a package, with the terms that it has. */
export function exceptionFor(
  {name, license}: LockedPackage,
  exceptions: readonly Exception[] = EXCEPTIONS,
): Exception | undefined {
  const fits = (pattern: string): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return exceptions.find((exception) => fits(exception.name) && exception.says === license);
}

/** The license of a package as far as it is known: what its entry says, else what was found in its files. */
export function licenceOf(locked: LockedPackage): string | undefined {
  return locked.license ?? exceptionFor(locked)?.found;
}

function faultOf(file: string, locked: LockedPackage, exceptions: readonly Exception[]): string[] {
  const {name, version, license} = locked;
  if ((license !== undefined && isAllowed(license)) || exceptionFor(locked, exceptions)) return [];
  if (license !== undefined)
    return [`${file}: ${name}@${version} is under ${license}; allowed are ${ALLOWED.join(', ')}; ${CURE}`];
  return [
    `${file}: ${name}@${version} has no license field; read its files and add the license that you find, with its place, to EXCEPTIONS of tools/dependencies/licenceTerms.ts`,
  ];
}

/** Every package whose license is neither allowed nor an exception, and every exception that no package needs. */
export function licenceFaults(locks: readonly Lock[], exceptions: readonly Exception[] = EXCEPTIONS): string[] {
  const faults = locks.flatMap(({file, packages}) => packages.flatMap((locked) => faultOf(file, locked, exceptions)));
  const needed = new Set(
    locks.flatMap(({packages}) =>
      packages
        .filter(({license}) => license === undefined || !isAllowed(license))
        .map((locked) => exceptionFor(locked, exceptions)),
    ),
  );
  const idle = exceptions
    .filter((exception) => !needed.has(exception))
    .map(({name, says}) => `the exception for ${name} under ${says ?? 'no named license'} is not needed; take it out`);
  return [...faults, ...idle];
}
