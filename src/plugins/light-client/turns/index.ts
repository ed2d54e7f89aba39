import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {asPlugins, bundlerOf, cacheWith, inPlace, isForReaders} from '../bundler';
import {REPLACED} from '../replaced';

/** Brings the client up in turns, between which the browser answers its reader and draws. */
export default function turns(): Plugin {
  return {
    name: 'portal-turns',
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isForReaders(isServer)) return {};
      return {
        experiments: cacheWith('turns', config),
        entry: path.join(__dirname, 'client', 'start.ts'),
        plugins: asPlugins(inPlace(bundlerOf(currentBundler), REPLACED.turns)),
      };
    },
  };
}
