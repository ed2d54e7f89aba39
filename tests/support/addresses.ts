/** Port of the finished portal during tests; PORTAL_TEST_PORT moves it and those that follow it. */
export const BUILD_PORT = Number(process.env.PORTAL_TEST_PORT ?? 3210);

/** Port of the fixture site: the portal's own theme over odd content (versions, unlisted pages, faults). */
export const FIXTURE_PORT = BUILD_PORT + 1;

/** Where the fixture site answers. */
export const FIXTURE_URL = `http://localhost:${String(FIXTURE_PORT)}`;

/** Where a stand-in for the assistant's host answers, in the tests that ask for it. */
export const ASSISTANT_PORT = BUILD_PORT + 2;

/** Where a stand-in for the statistics' host answers, in the tests that ask for it. */
export const ANALYTICS_PORT = BUILD_PORT + 3;
