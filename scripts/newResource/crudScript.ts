import type { Names } from './Names';
import { withImports } from './withImports';

/** Returns `tests/e2e/<name>.spec.ts`: adds, finds, changes and deletes a record in a browser, with values valid under the contract. */
export const crudScript = ({ camel }: Names): string =>
  withImports(`§crudTest(§${camel}Resource, { as: 'superadmin' });`, {
    [`${camel}Resource`]: `../../src/resources/${camel}`,
    crudTest: './support/crudTest',
  });
