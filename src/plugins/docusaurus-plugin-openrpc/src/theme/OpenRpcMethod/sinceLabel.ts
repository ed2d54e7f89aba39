import {translate} from '@docusaurus/Translate';

const OPEN = / or earlier$/;

/** The version from which on a node has a method, in words; where older ones were not asked, the words say so. */
export function sinceLabel(since: string): string {
  const version = since.replace(OPEN, '');
  if (version === since) return version;
  return translate(
    {
      id: 'openrpc.since.open',
      message: '{version} or earlier',
      description: 'The oldest node version that was asked has the method',
    },
    {version},
  );
}
