import {buildSite} from './buildSite';

buildSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
