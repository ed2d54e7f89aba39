import {runPackage} from '../../verbs/runPackage';

runPackage('vitest', ['run', '--project', 'unit', ...process.argv.slice(2)]);
