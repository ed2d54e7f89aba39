import {parseArgs} from 'node:util';
import {SPACES, type Space} from '../pair';
import {DriftError} from './askAny';

/** Reads the options of `npm run data -- drift`. */
export function parseDriftOptions(args: string[]): {url: string; space?: Space} {
  const {url, space: text} = parseArgs({args, options: {url: {type: 'string'}, space: {type: 'string'}}}).values;
  if (url === undefined)
    throw new DriftError(
      '--url is missing: npm run data -- drift --url http://localhost:12537 compares the node of that address.',
    );
  if (text === undefined) return {url};
  const space = SPACES.find((one) => one === text);
  if (!space) throw new DriftError(`There is no space ${text}; --space takes ${SPACES.join(' or ')}.`);
  return {url, space};
}
