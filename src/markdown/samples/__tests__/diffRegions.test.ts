import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {diffRegions} from '../diffRegions';
import {fillFence} from '../fillFence';
import {gasSaved} from '../../../content/gasSaved';

const SOURCE = `// #region before
contract Before {
    uint256 fee = 3;
}
// #endregion before
// #region after
contract After {
    uint256 fee = 3;
}
// #endregion after
`;

function sampleFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
  mkdirSync(path.join(folder, 'one', 'contracts'), {recursive: true});
  writeFileSync(path.join(folder, 'one', 'contracts', 'fee.sol'), SOURCE);
  const rows = [
    {name: 'deploy', espace: {on: [9, 8]}},
    {name: 'fee()', core: {on: [300, 200]}},
  ];
  writeFileSync(path.join(folder, 'one', 'measured.json'), JSON.stringify({topics: {fee: {headline: 'fee()', rows}}}));
  return folder;
}

test('lines of one version alone are between marks, lines of both are not', () => {
  expect(diffRegions('a\nb\nc', 'a\nx\nc')).toBe(
    'a\n// removed-start\nb\n// removed-end\n// added-start\nx\n// added-end\nc',
  );
  expect(diffRegions('a\nb', 'a\nb')).toBe('a\nb');
  expect(diffRegions('a', 'a\nb')).toBe('a\n// added-start\nb\n// added-end');
});

test('a fence shows the regions before and after of its file, and names no region', () => {
  const folder = sampleFolder();
  const {text, origin} = fillFence(
    {language: 'solidity', meta: 'title="fee.sol" diff="one/contracts/fee.sol"', text: ''},
    folder,
  );
  expect(text).toBe(
    '// removed-start\ncontract Before {\n// removed-end\n// added-start\ncontract After {\n// added-end\n    uint256 fee = 3;\n}',
  );
  expect(origin).toEqual({kind: 'diff', file: 'one/contracts/fee.sol'});
  expect(() =>
    fillFence({language: 'solidity', meta: 'diff="one/contracts/fee.sol#before"', text: ''}, folder),
  ).toThrow('name the file alone');
});

test('the gas of a diff is that of the topic’s headline, in the space that has it; nothing where nothing was measured', () => {
  const folder = sampleFolder();
  expect(gasSaved(folder, 'one/contracts/fee.sol')).toEqual({transaction: 'fee()', before: 300, after: 200});
  expect(gasSaved(folder, 'one/contracts/other.sol')).toBeUndefined();
  expect(gasSaved(folder, 'two/contracts/fee.sol')).toBeUndefined();
});
