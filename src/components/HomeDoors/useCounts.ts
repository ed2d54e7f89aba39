import {useDocsData} from '@docusaurus/plugin-content-docs/client';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';

/** How many there are of each in this build. */
export interface Counts {
  methods: number;
  optimizations: number;
  attacks: number;
}

const OPTIMIZATIONS = /(?:^|\/)gas-optimization\/(?!index$)[^/]+$/;
const ATTACKS = /(?:^|\/)contract-security\/(?!contract-security$)[^/]+$/;

/** The methods of every reference of the site. */
function useMethods(): number {
  const instances = useAllPluginInstancesData('docusaurus-plugin-openrpc') ?? {};
  return Object.values(instances).reduce<number>((sum, data) => sum + (data as {methods: number}).methods, 0);
}

/**
 * Counts, from the data of this build, the methods with a console, the gas optimizations and the attacks that have a
 * page.
 */
export function useCounts(): Counts {
  const ids = useDocsData(undefined).versions.flatMap(({docs}) => docs.map(({id}) => id));
  return {
    methods: useMethods(),
    optimizations: ids.filter((id) => OPTIMIZATIONS.test(id)).length,
    attacks: ids.filter((id) => ATTACKS.test(id)).length,
  };
}
