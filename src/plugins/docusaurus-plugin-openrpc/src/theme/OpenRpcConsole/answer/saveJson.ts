/**
 * Saves a text as a .json file on the reader's device; signs that file names do not have everywhere become underscores.
 */
export function saveJson(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\w.-]+/g, '_').slice(0, 100)}.json`;
  link.click();
  // Browsers start to read it after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
