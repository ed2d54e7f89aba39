/** The parts of the light client, each a plugin of its own, in the order in which they change the build. */
export const PARTS = ['lazy-highlight', 'route-tables', 'page-styles', 'turns'] as const;

export type Part = (typeof PARTS)[number];

/**
 * The parts that `PORTAL_LIGHT` switches on: all if it is not set, none with `off`, else those that it lists. Throws if
 * it lists an unknown one.
 */
export function partsOf(setting = ''): readonly Part[] {
  if (setting === '') return PARTS;
  if (setting === 'off') return [];
  const asked = setting.split(',').map((name) => name.trim());
  const unknown = asked.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) {
    throw new Error(
      [
        `PORTAL_LIGHT=${setting} names ${unknown.map((name) => `"${name}"`).join(', ')}, which isn’t a part of the light client.`,
        `It takes "off", or with commas some of ${PARTS.join(', ')} (src/plugins/light-client/README.md).`,
      ].join(' '),
    );
  }
  return PARTS.filter((part) => asked.includes(part));
}
