// holds: speed.build
import {describe, expect, it} from 'vitest';
import {judge} from '../judge';

const build = (perPage: number, pace = 20, gigabytes = 3): {perPage: number; pace: number; peakBytes: number} => ({
  perPage,
  pace,
  peakBytes: gigabytes * 1e9,
});
const peer = (perPage: number, pace = 20): {perPage: number; pace: number} => ({perPage, pace});

describe('the budgets of a build', () => {
  it('are kept up to a third of the peer and 4 GB', () => {
    expect(judge([build(0.1, 20, 4)], [peer(0.3001)]).faults).toEqual([]);
  });

  it('are missed beyond, each with its figure; CPU is a failure only beyond the noise', () => {
    const memory = 'the build holds 4100 MB, the budget is 4000 MB';
    expect(judge([build(0.102, 20, 4.1)], [peer(0.3)])).toMatchObject({
      faults: ["a page takes 0.340 of the peer's CPU, the budget is 0.333", memory],
      failures: [memory],
    });
    expect(judge([build(0.13)], [peer(0.3)]).failures).toEqual([
      "a page takes 0.433 of the peer's CPU, the budget is 0.333",
    ]);
    expect(judge([build(0.11)], []).failures).toEqual([]);
    expect(judge([build(0.12)], []).failures).toHaveLength(1);
  });

  it('forgive no build what the machine is innocent of, and blame none for a slow minute', () => {
    expect(judge([build(0.18, 40)], [peer(0.3, 20)]).faults).toEqual([]);
    expect(judge([build(0.09, 20)], [peer(0.3, 40)]).faults).toHaveLength(1);
  });

  it('go by the middle of several builds for CPU and by the highest for memory, and show all of them', () => {
    const {lines, faults} = judge([build(0.09), build(0.2), build(0.08, 20, 4.2)], [peer(0.3), peer(0.9), peer(0.31)]);
    expect(lines).toEqual([
      'present site: 4.50 times the fixed work for a page, the median of 0.090 s at 20.0 ms, 0.200 s at 20.0 ms, 0.080 s at 20.0 ms',
      'peer: 15.50 times the fixed work for a page, the median of 0.300 s at 20.0 ms, 0.900 s at 20.0 ms, 0.310 s at 20.0 ms',
      "a page takes 0.290 of the peer's CPU",
    ]);
    expect(faults).toEqual(['the build holds 4200 MB, the budget is 4000 MB']);
  });

  it('go by the seconds of the first measurement where no peer was built', () => {
    expect(judge([build(0.058)], []).faults).toEqual([]);
    expect(judge([build(0.06)], []).faults).toEqual([
      'a page takes 0.060 s of CPU, the budget is 0.058 s where the peer was first measured',
    ]);
  });

  it('say nothing of sites that are only grown ones', () => {
    expect(judge([], [peer(0.3)])).toEqual({lines: [], faults: [], failures: []});
  });
});
