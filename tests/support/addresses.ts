import {RUN_PORTS} from './runPorts';

/** The address of the finished portal during tests. */
export const BUILD_URL = `http://localhost:${String(RUN_PORTS.build)}`;

/** The address of the fixture site: the portal's own theme over odd content (versions, unlisted pages, faults). */
export const FIXTURE_URL = `http://localhost:${String(RUN_PORTS.fixture)}`;

/**
 * Where a site answers that is built without the light client: the fixture site, and where `stock.config.ts` says so
 * the portal.
 */
export const STOCK_URL = `http://localhost:${String(RUN_PORTS.stock)}`;
