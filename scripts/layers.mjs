/**
 * The layers of each tree, from top to bottom: a file imports only from its own folder and from rows below. Folders
 * in the same row do not import each other, except those matched by the same `*`, which may, without cycles.
 * `docs/architecture.md` shows this table.
 */
export const layers = {
  src: [
    ['main.tsx', 'signIn'],
    ['app', 'resources/*'],
    ['pages'],
    ['layout'],
    ['palette', 'account', 'notifications'],
    ['ui'],
    ['catalogue'],
    ['declarations'],
    ['authProvider'],
    ['dataProvider', 'i18n', 'routing', 'theme'],
    ['browser'],
  ],
  server: [
    ['main.ts'],
    ['app.ts'],
    ['startup'],
    ['gateway'],
    ['domains/*'],
    ['domain'],
    ['export', 'sheet', 'mail', 'live'],
    ['http', 'seed'],
    ['store'],
    ['audit'],
    ['core', 'db', 'files'],
    ['config.ts'],
  ],
  contract: [['*'], ['core'], ['rights', 'constants.ts']],
};

/** The trees that a tree may import besides itself. */
export const trees = { src: ['contract'], server: ['contract'], contract: [] };
