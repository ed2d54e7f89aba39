// The bundler loads its loaders as they stand, so this one is plain JavaScript.
const path = require('node:path');

const ADDRESS = /\b(?:sample|output)="([^"#]+)/g;

/** Adds each file of samples/ that a page names to what the page is built from; passes the page on as it is. */
module.exports = function dependOnSamples(page) {
  const {samplesDir} = this.getOptions();
  const files = [...page.matchAll(ADDRESS)].map(([, file]) => file);
  // What the code was tested with comes from the report.
  if (files.length > 0) files.push('report.json');
  for (const file of files) this.addDependency(path.join(samplesDir, file));
  return page;
};
