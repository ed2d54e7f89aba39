/**
 * The one of tslib's functions that Docusaurus' modules for the browser call; the package as a whole is 5 KB, and
 * cannot be taken in parts by them.
 */
export const __importDefault = (module: {__esModule?: boolean} | undefined): object =>
  module?.__esModule ? module : {default: module};
