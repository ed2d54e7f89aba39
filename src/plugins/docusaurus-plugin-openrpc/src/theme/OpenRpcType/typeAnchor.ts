/** The anchor of a type's entry in the list of types. */
export function typeAnchor(name: string): string {
  return `type-${name.toLowerCase()}`;
}
