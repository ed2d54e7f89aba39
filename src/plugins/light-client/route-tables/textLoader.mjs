/**
 * A loader of the bundler, which loads it by itself and so as JavaScript: passes each module through the function in
 * its options.
 *
 * @this {{resourcePath: string, getOptions: () => {change: (source: string, file: string) => string}}}
 * @param {string} source
 */
export default function textLoader(source) {
  return this.getOptions().change(source, this.resourcePath);
}
