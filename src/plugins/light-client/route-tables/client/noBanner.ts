/** The banner of a version, in a site none of whose versions has one. */
export default function NoBanner(): null {
  return null;
}
