/** At most this many distinct inline scripts; each is a hash in the header of every response. */
export const MOST_SCRIPTS = 5;

/** Every inline script of the finished site by its hash, and what it is. A new one is read before it is added here. */
export const KNOWN_SCRIPTS: Readonly<Record<string, string>> = {
  'sha256-GD+IrbcJhltJLowXu32idAh/KiynRsznFJtcwACaeGM=': 'colour mode, before the first paint, on every page',
  'sha256-ByKaI/rimPHWCJW+jCvFlORyuIF5lU2Zigu9+639SD0=': 'banner for a wrong base address, English home page',
  'sha256-EXu0orOQam+jpBf+XHOCH/7kQsV5P3UBO+Ftb3cEO+4=': 'banner for a wrong base address, Chinese home page',
  'sha256-VaiS5qA04sKsAvfLvdlG+aYc8bCVTsSV2hzBsP7QYYM=': 'banner for a wrong base address, Spanish home page',
};
