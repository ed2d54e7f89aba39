import {RUN_PORTS} from './runPorts';

/** Where the finished portal answers during tests. */
export const BUILD_URL = `http://localhost:${String(RUN_PORTS.build)}`;

/** Where the fixture site answers: the portal's own theme over odd content (versions, unlisted pages, faults). */
export const FIXTURE_URL = `http://localhost:${String(RUN_PORTS.fixture)}`;
