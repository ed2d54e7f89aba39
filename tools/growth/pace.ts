const EVERY = 1000;
const WARM_UP = 10;

const SHELF = Array.from({length: 4000}, (_, index) => ({
  index,
  name: `entry ${String(index)}`,
  tags: [String(index % 7), String(index % 11)],
}));

/**
 * Work that is the same on every machine and day, of the kind a build does: objects to text, text to objects, text cut
 * and joined.
 */
function work(): number {
  const text = JSON.stringify(SHELF);
  const copy = JSON.parse(text) as typeof SHELF;
  return copy.map(({name, tags}) => name.split(' ').concat(tags).join('-')).join('').length + text.length;
}

/** Milliseconds of CPU that the fixed work takes now. */
export function measureWork(): number {
  const before = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Measures how fast the machine is while something else runs: the fixed work once a second, until the returned function
 * is called. That gives all figures, in milliseconds of CPU; a neighbor that shares the processor's caches makes them
 * larger, as it does the build's.
 */
export function watchPace(): () => number[] {
  for (let count = 0; count < WARM_UP; count++) work();
  const figures = [measureWork()];
  const timer = setInterval(() => figures.push(measureWork()), EVERY);
  return () => {
    clearInterval(timer);
    return figures;
  };
}
