import type {Space} from './results';

const SPACE = /^(?:\/[a-z]{2}(?:-[A-Za-z]+)?)?\/docs\/(core|espace)(?:[/?#]|$)/;

/** The space that a documentation page belongs to, from its address in any language. */
export function spaceOf(address: string): Space | undefined {
  const space = SPACE.exec(address)?.[1];
  return space === 'core' || space === 'espace' ? space : undefined;
}
