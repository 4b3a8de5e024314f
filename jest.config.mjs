import { existsSync } from 'node:fs';

/** Packages that ship only ES modules, or import such packages; Jest runs CommonJS, so these are transformed too. */
const esmOnly = [
  '@borewit',
  '@fastify',
  '@poppinss',
  '@tokenizer',
  'case-anything',
  'content-disposition',
  'cookie',
  'file-type',
  'flydrive',
  'hucre',
  'idn-area-data',
  'jose',
  'oxc-parser',
  'react-hotkeys-hook',
  's3mini',
  'set-cookie-parser',
  'strtok3',
  'token-types',
  'uint8array-extras',
];

const transform = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};

const common = {
  rootDir: import.meta.dirname,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/', '<rootDir>/test-results/'],
};

/** `module-sync` is the only entry that some of those packages offer to `require`. */
const node = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'module-sync'] },
};

const databaseSetup = `${import.meta.dirname}/tests/support/database/globalSetup.ts`;
const databaseTeardown = `${import.meta.dirname}/tests/support/database/globalTeardown.ts`;

/** Server suites run on PGlite, with TEST_ON=postgres on PostgreSQL, with TEST_ON=pgbouncer behind a pooler: same files, same SQL. */
const onPostgres = ['postgres', 'pgbouncer'].includes(process.env.TEST_ON ?? '');
/** Run only on the embedded database, which works in the process that they measure, or before which they do all their work. */
const onlyOnPglite = [
  '<rootDir>/tests/gateway/remote(Server)?\\.test',
  '<rootDir>/tests/domains/generated/(growth|textLimits)',
];
/**
 * Run only on PostgreSQL, which takes two thirds of the time: tests that compare thousands of responses of the same SQL, such as what readers of one
 * region are told.
 */
export const onlyOnPostgres = ['<rootDir>/tests/domains/generated/(foreign|namedRecords)'];

export default {
  maxWorkers: 2,
  // a machine shared with other work responds several times slower
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: { name: 'contract', color: 'cyan' },
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
      ...node,
    },
    {
      ...common,
      displayName: onPostgres
        ? { name: `server-${process.env.TEST_ON}`, color: 'magenta' }
        : { name: 'server', color: 'blue' },
      testMatch: ['<rootDir>/tests/{db,domains,gateway}/**/*.test.ts'],
      testPathIgnorePatterns: onPostgres ? onlyOnPglite : onlyOnPostgres,
      runner: '<rootDir>/tests/support/jest/serverRunner.mjs',
      setupFiles: ['<rootDir>/tests/support/jest/serverSetup.ts'],
      ...(existsSync(databaseSetup) ? { globalSetup: databaseSetup } : {}),
      ...(existsSync(databaseTeardown) ? { globalTeardown: databaseTeardown } : {}),
    },
    {
      ...common,
      displayName: { name: 'console', color: 'yellow' },
      testMatch: ['<rootDir>/tests/console/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/tests/support/jest/browserEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest/consoleSetup.ts'],
      moduleNameMapper: {
        '\\.(css|woff2|svg|png|webp|jpg)(\\?.*)?$': '<rootDir>/tests/support/jest/assetName.ts',
      },
    },
  ],
};
