/**
 * The command that compares all that was read from public repositories with them, each given as a checkout or a bare
 * mirror.
 */
export const FACTS_COMMAND =
  'npm run data -- facts --repo ../conflux-rust --repo ../CIPs --repo ../conflux-documentation --repo ../confura';

/**
 * What is wrong with a committed file or folder that says something else than the sources, and the command that writes
 * it again.
 */
export const staleFault = (place: string): string =>
  `${place} is not what the sources say; write it again with: ${FACTS_COMMAND} --write`;
