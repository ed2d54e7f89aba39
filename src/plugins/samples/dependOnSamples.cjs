// The bundler loads its loaders as they stand, so this one is plain JavaScript.
const path = require('node:path');

const ADDRESS = /\b(?:sample|output)="([^"#]+)/g;

/** Adds each file of samples/ that a page names to what the page is built from; passes the page on as it is. */
module.exports = function dependOnSamples(page) {
  const {samplesDir} = this.getOptions();
  for (const [, file] of page.matchAll(ADDRESS)) this.addDependency(path.join(samplesDir, file));
  return page;
};
