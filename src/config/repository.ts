/** Where the portal's sources, issues and edit links live. */
export const REPOSITORY = 'https://github.com/Conflux-Chain/conflux-documentation';

/** The branch that edit links open. */
export const EDIT_BASE = `${REPOSITORY}/edit/main/`;

/** The branch that readers see, as files and folders: `${SOURCE_BASE}samples/connect`. */
export const SOURCE_BASE = `${REPOSITORY}/tree/main/`;

/** The public address of the finished site. */
export const SITE_URL = 'https://doc.confluxnetwork.org';
