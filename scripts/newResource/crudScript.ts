import type { Names } from './Names';
import { withImports } from './withImports';

/** `tests/e2e/<name>.spec.ts`: add, find, change and delete in a browser, with values that fit the contract. */
export const crudScript = ({ camel }: Names): string =>
  withImports(`§crudTest(§${camel}Resource, { as: 'superadmin' });`, {
    [`${camel}Resource`]: `../../src/resources/${camel}`,
    crudTest: './support/crudTest',
  });
