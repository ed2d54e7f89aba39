// Compares two storage layouts that `forge inspect … storage-layout --json` printed.
const { readFileSync } = require('node:fs');
const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));

// Everything that decides where a value is and how it is read, including the members of structs.
const typeOf = (layout, id, outer = []) => {
  const { label, numberOfBytes, encoding, key, value, base, members } = layout.types[id];
  const name = label.replace(/\b\w+\./g, ''); // without the contract that defines it
  if (outer.includes(id)) return name; // a struct that contains itself
  const path = [...outer, id];
  const inner = [key, value, base].filter(Boolean).map((part) => typeOf(layout, part, path));
  return JSON.stringify([
    name,
    numberOfBytes,
    encoding,
    inner,
    (members ?? []).map((member) => entry(layout, member, path)),
  ]);
};
const entry = (layout, { label, slot, offset, type }, outer) =>
  JSON.stringify([label, slot, offset, typeOf(layout, type, outer)]);

let moved = 0;
before.storage.forEach((old, index) => {
  const now = after.storage[index];
  const same = now && entry(before, old) === entry(after, now);
  if (!same) moved++;
  console.log(
    `slot ${old.slot}: ${old.label} -> ${now ? now.label : 'nothing'}${same ? '' : '  CHANGED'}`,
  );
});
console.log(moved ? `refused: ${moved} changed` : 'the old variables are where they were');
process.exitCode = moved ? 1 : 0;
