import { existsSync } from 'node:fs';

/** Packages that ship ES modules only, or import such ones: Jest runs CommonJS, so these are transformed too. */
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

/** `module-sync`: the only entry that some of those packages offer to `require`. */
const node = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'module-sync'] },
};

const databaseSetup = `${import.meta.dirname}/tests/support/database/globalSetup.ts`;
const databaseTeardown = `${import.meta.dirname}/tests/support/database/globalTeardown.ts`;

/** The server's suites run on PGlite, and with TEST_ON=postgres on a real PostgreSQL, with TEST_ON=pgbouncer behind a pooler: the same files, the same SQL. */
const onPostgres = ['postgres', 'pgbouncer'].includes(process.env.TEST_ON ?? '');
/** The gateway before a remote provider does the same on either database: once is enough. */
const onEitherDatabase = ['<rootDir>/tests/gateway/remote'];

export default {
  maxWorkers: 2,
  // a machine that is shared with other work answers several times slower
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
      testMatch: ['<rootDir>/tests/{db,gateway,provider}/**/*.test.ts'],
      ...(onPostgres && { testPathIgnorePatterns: onEitherDatabase }),
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
