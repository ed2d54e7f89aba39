/** Port of the finished portal during tests. */
export const BUILD_PORT = 3210;

/** Port of the fixture site: the portal's own theme over odd content (versions, unlisted pages, faults). */
export const FIXTURE_PORT = 3211;

/** Where the fixture site answers. */
export const FIXTURE_URL = `http://localhost:${String(FIXTURE_PORT)}`;
