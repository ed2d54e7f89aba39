/** What an epoch says about a fork: its rules are in force, or so many epochs are left. */
type Verdict = {kind: 'inForce'} | {kind: 'ahead'; left: number};

/** Compares the newest epoch of a network with the one from which a fork's rules apply. */
export function toVerdict(epoch: number, height: number): Verdict {
  return epoch >= height ? {kind: 'inForce'} : {kind: 'ahead', left: height - epoch};
}
