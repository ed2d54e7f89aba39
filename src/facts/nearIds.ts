const SHOWN = 5;

/** How many letters have to be changed, added or dropped to turn one text into another. */
function distance(left: string, right: string): number {
  let row = Array.from({length: right.length + 1}, (_, index) => index);
  for (let at = 0; at < left.length; at += 1) {
    const next = [at + 1];
    for (let other = 0; other < right.length; other += 1) {
      const changed = (row[other] ?? 0) + (left[at] === right[other] ? 0 : 1);
      next.push(Math.min(changed, (row[other + 1] ?? 0) + 1, (next[other] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

/** The ids that are most like one that does not exist. */
export function nearIds(id: string, known: Iterable<string>): string[] {
  const ranked = [...known].map((candidate) => ({candidate, far: distance(id.toLowerCase(), candidate.toLowerCase())}));
  return ranked
    .sort((left, right) => left.far - right.far || left.candidate.localeCompare(right.candidate))
    .slice(0, SHOWN)
    .map(({candidate}) => candidate);
}
