// holds: content.stale-dates
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {FACTS} from '../../src/facts/registry';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {expiredFacts} from '../../tools/facts/expiredFacts';
import {filesBelow} from '../../tools/prose/filesBelow';
import {announcementsInJson, announcementsOnPage} from '../../tools/prose/readAnnouncements';
import {staleAnnouncements} from '../../tools/prose/staleAnnouncements';

const TODAY = new Date().toISOString().slice(0, '2026-11-28'.length);
const PAGES = readEnglishPages('.');
const FOLDERS = TRANSLATIONS.map(({folder}) => folder);
const TEXTS = [
  ...['openrpc/core', 'openrpc/espace'].flatMap((folder) => filesBelow(folder, /\.json$/)),
  'src/content/glossary/terms.json',
  'src/markdown/nodeKeys/meanings.json',
  'src/facts/tables/labels.json',
  ...FOLDERS.flatMap((folder) =>
    ['code.json', 'docusaurus-plugin-openrpc-core/methods.json', 'docusaurus-plugin-openrpc-espace/methods.json'].map(
      (file) => `i18n/${folder}/${file}`,
    ),
  ),
  ...FOLDERS.flatMap((folder) => filesBelow(`i18n/${folder}/words`, /\.json$/)),
];

describe('nothing announces a day that has passed', () => {
  test('on pages in English', () => {
    expect(PAGES.flatMap((file) => announcementsOnPage(file, readFileSync(file, 'utf8'), TODAY))).toEqual([]);
  });

  test.each(FOLDERS)('on pages in %s', (folder) => {
    const files = PAGES.flatMap((page) => translatedPath(page, folder) ?? []).filter((file) => existsSync(file));
    expect(files.flatMap((file) => announcementsOnPage(file, readFileSync(file, 'utf8'), TODAY))).toEqual([]);
  });

  test('in the texts of methods, terms, keys and the interface', () => {
    expect(TEXTS.flatMap((file) => announcementsInJson(file, readFileSync(file, 'utf8'), TODAY))).toEqual([]);
  });

  test('in facts', () => {
    expect(expiredFacts(FACTS, TODAY)).toEqual([]);
  });
});

describe('an announcement', () => {
  const found = (text: string): string[] =>
    staleAnnouncements(text, '2026-11-28').map(({words, date}) => `${words.toLowerCase()} | ${date}`);

  test.each([
    ['v3.1 is set for epoch 155,140,000, expected in September 2026.', 'set for | September 2026'],
    ['The epoch was expected in September 2026, and we tried only v3.0.2.', 'expected | September 2026'],
    ['Release 4 will replace it in Q3 2026.', 'will replace it in | Q3 2026'],
    ['The faucet is open until October 31, 2026.', 'until | October 31, 2026'],
    ['The old address works until 2026-11-27.', 'until | 2026-11-27'],
    ['The mainnet release is planned for 1 Aug 2026.', 'planned | 1 Aug 2026'],
    ['A page on it is in preparation for May 2026.', 'in preparation | May 2026'],
    ['The new SDK comes soon, in 2025.', 'soon | 2025'],
    ['主网定于纪元 155,140,000 生效，预计在 2026 年 9 月。', '定于 | 2026 年 9 月'],
    ['新版本将于 2026 年 11 月 1 日发布。', '将于 | 2026 年 11 月 1 日'],
    ['旧地址可用，直到 2026-11-01。', '直到 | 2026-11-01'],
    ['旧接口在 2026 年 10 月之前有效。', '之前有效 | 2026 年 10 月'],
    [
      'La v3.1 está fijada para la época 155.140.000, prevista para septiembre de 2026.',
      'fijada para | septiembre de 2026',
    ],
    [
      'Se esperaba que la red llegara a su época en septiembre de 2026; no lo hemos observado.',
      'se esperaba | septiembre de 2026',
    ],
    ['La dirección se admite hasta el 31 de octubre de 2026.', 'hasta el | 31 de octubre de 2026'],
    ['La versión nueva saldrá en agosto de 2026.', 'saldrá en | agosto de 2026'],
    ['Próximamente, en 2025, habrá otra.', 'próximamente | 2025'],
  ])('is found once its day has passed: %s', (sentence, fault) => {
    expect(found(sentence)).toEqual([fault]);
  });

  test.each([
    [
      'of a day to come',
      'v4 is expected in December 2026. The address works until 2026-11-28. 预计在 2027 年。 Prevista para 2027-01.',
    ],
    ['of a height', 'v3.1 takes effect at epoch 155,140,000 on mainnet. 在主网纪元 155,140,000 生效。'],
    [
      'that came',
      'v2.1 was announced for October 18, 2022, and came on October 15. It was planned for 2022-10-18 and began three days earlier. 原定于 2022 年 10 月 18 日，实际是 10 月 15 日。 Estaba prevista para octubre de 2022 y llegó antes.',
    ],
    [
      'told as the past',
      'Until 2024-05-01 the address was another one. 直到 2024 年 5 月，该地址曾是另一个。 Hasta mayo de 2024, la dirección era otra.',
    ],
    [
      'told as the past in another tense',
      'The sale of April 2022 didn’t pay until each bid had been refunded. La venta, en abril de 2022, no permitía retirar el dinero hasta terminar.',
    ],
    [
      'that is none: a date alone',
      'Support ended in March 2025. 2025 年 7 月，作者未能重现。 El tag es de enero de 2026. Checked 2026-11-27.',
    ],
    [
      'that is none: a number that looks like a year',
      'Graph Node amplía el rango, hasta 2000 bloques. The limit will be 2048. 预计消耗 2025 Gas。',
    ],
    [
      'that is none: words of another sense',
      'As soon as the release of May 2025 is installed, restart. This is due to the fork of 2023-09-10. Unexpected results of 2024 are listed.',
    ],
    ['of the next sentence', 'The release is of May 2025. The next one is expected later.'],
  ])('%s is left alone', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test('is found on a page with its line, in a table, a title and behind a fact', () => {
    const page = [
      '---',
      'title: A fork expected in May 2025',
      'checked: { date: 2024-01-01 }',
      '---',
      '',
      'v3.0 is expected on <Fact id="fork.v3_0.epoch.announced" />.',
      '',
      '| Fork | When |',
      '| --- | --- |',
      '| v3.0 | planned for June 2025 |',
      '',
      '```text',
      'expected in May 2025',
      '```',
      '',
      'The rules are in force since then, and the next ones are',
      'planned for July 2025.',
    ].join('\n');
    expect(
      announcementsOnPage('docs/a.mdx', page, '2026-11-28').map((fault) => fault.slice(0, fault.indexOf(': "'))),
    ).toEqual([
      'docs/a.mdx:1: May 2025 has passed',
      'docs/a.mdx:6: 2025-09-01 has passed',
      'docs/a.mdx:10: June 2025 has passed',
      'docs/a.mdx:16: July 2025 has passed',
    ]);
    expect(announcementsOnPage('docs/a.mdx', page, '2025-01-01')).toEqual([]);
  });

  test('is found in a text of JSON with its place', () => {
    const [fault] = announcementsInJson(
      'a.json',
      '{"methods": [{"name": "expected", "summary": "Planned for May 2025."}]}',
      '2026-11-28',
    );
    expect(fault).toContain('a.json: methods.0.summary: May 2025 has passed');
  });
});

describe('a fact that announces a day', () => {
  const faults = (value: string, expires?: string): string =>
    expiredFacts([['fork.v4.announced', {value, ...(expires !== undefined && {expires})}]], '2026-11-28').join();

  test('fails after the day on which it expires, and if it has none although its day is to come', () => {
    expect(faults('2026-12-24', '2026-12-24')).toBe('');
    expect(faults('December', '2026-11-27')).toContain('expired on 2026-11-27');
    expect(faults('2026-12-24')).toContain("add expires: '2026-12-24'");
    expect(faults('2026-12-24', '2027-01-31')).toContain("add expires: '2026-12-24'");
    expect(faults('2026-12-24', 'Christmas')).toContain('write a day as');
  });

  test('is history once its day has passed and nothing expires', () => {
    expect(faults('2025-09-01')).toBe('');
  });
});
