/** A contract of a Solidity file. */
export interface SolidityContract {
  name: string;
  /** The contracts of its inheritance list, without their arguments. */
  bases: readonly string[];
  /** From its header to the brace that closes it. */
  text: string;
  /** Where that begins in the file. */
  start: number;
}

const HEADER = /\b(?:abstract\s+)?contract\s+(\w+)(?:\s+is\s+([^{]*))?\s*\{/g;
const ACCEPTS_CFX = /(?:function \w+\([^)]*\)|constructor\([^)]*\)|(?:receive|fallback)\(\))[^;{]*\bpayable\b[^;{]*\{/;
const CLEARS_ADMIN = /\bsetAdmin\(address\(this\), address\(0\)\)/;

/** Replaces comments and strings by blanks of the same length, so that no brace or name in them counts. */
function blank(source: string): string {
  return source.replace(/\/\/.*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, (found) =>
    found.replace(/[^\n]/g, ' '),
  );
}

/** The names of a list such as `EIP712("Wallet", "1"), NoAdmin`. */
function namesOf(list: string): string[] {
  let flat = list;
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, '');
  return flat
    .split(',')
    .map((base) => base.trim())
    .filter((base) => base !== '');
}

/** The contracts of a Solidity file, in its order. */
export function contractsOf(source: string): SolidityContract[] {
  const code = blank(source);
  return [...code.matchAll(HEADER)].map(({0: header, 1: name = '', 2: list = '', index}) => {
    let end = index + header.length;
    for (let depth = 1; depth > 0 && end < code.length; end++)
      depth += code[end] === '{' ? 1 : code[end] === '}' ? -1 : 0;
    return {name, bases: namesOf(list), text: code.slice(index, end), start: index};
  });
}

/** Whether a contract's constructor clears its admin: the contract itself does, or one that it inherits from. */
export function clearsAdmin({text, bases}: SolidityContract, others: readonly SolidityContract[]): boolean {
  if (CLEARS_ADMIN.test(text)) return true;
  return bases.some(
    (base) => base === 'NoAdmin' || others.some((other) => other.name === base && clearsAdmin(other, others)),
  );
}

/** Whether code has a function, or a constructor, that accepts CFX. */
export const acceptsCfx = (code: string): boolean => ACCEPTS_CFX.test(code);

/** The contracts of a file of which a fence shows code that accepts CFX: the whole contract, or a part of it. */
export function contractsShown(source: string, shown: string): SolidityContract[] {
  const lines = new Set(shown.split('\n').map((line) => line.trim()));
  const contracts = contractsOf(source);
  const whole = contractsOf(shown).map(({name}) => name);
  if (whole.length > 0) return contracts.filter(({name, text}) => whole.includes(name) && acceptsCfx(text));
  if (!acceptsCfx(shown)) return [];
  const inside = ({start, text}: SolidityContract): number =>
    source
      .slice(start, start + text.length)
      .split('\n')
      .filter((line) => line.trim().length > 3 && lines.has(line.trim())).length;
  const most = Math.max(0, ...contracts.map(inside));
  return contracts.filter((contract) => most > 0 && inside(contract) === most);
}
