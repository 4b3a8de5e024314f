import { join } from 'node:path';
import { testsOf } from '../../scripts/changedTests.mjs';

const root = join(__dirname, '../..');

test('a domain is tried by the tests and scripts that bear its name', () => {
  expect(testsOf(root, ['server/domains/order/index.ts', 'contract/order/orderApi.ts'])).toEqual({
    unit: ['contract/order/orderApi.ts', 'server/domains/order/index.ts'],
    api: ['tests/domains/order/'],
    e2e: ['tests/e2e/order.spec.ts'],
    build: true,
  });
  const { api, e2e } = testsOf(root, ['contract/bannerErrors.ts', 'src/resources/price/index.ts']);
  expect(api).toEqual(['tests/domains/banner/']);
  expect(e2e).toEqual(expect.arrayContaining(['tests/e2e/price.spec.ts', 'tests/e2e/priceApproval.spec.ts']));
});

test('what no domain owns is tried on one, and the server’s rooms by their own tests', () => {
  expect(testsOf(root, ['src/ui/list/List.tsx'])).toMatchObject({
    api: [],
    e2e: ['tests/e2e/banner.spec.ts', 'tests/e2e/frame.spec.ts', 'tests/e2e/lists.spec.ts'],
  });
  expect(testsOf(root, ['server/db/openPostgres.ts']).api).toEqual(['tests/db/']);
  expect(testsOf(root, ['server/http/routes.ts']).api).toEqual(['tests/gateway/']);
  expect(testsOf(root, ['server/mail/gone.ts']).api).toEqual(['tests/domains/mail/']);
});

test('a changed test runs itself, a deleted one does not, and a text runs nothing', () => {
  expect(
    testsOf(root, ['tests/gateway/login.test.ts', 'tests/gateway/gone.test.ts', 'tests/e2e/faq.spec.ts', 'README.md']),
  ).toEqual({
    unit: [],
    api: ['tests/gateway/login.test.ts'],
    e2e: ['tests/e2e/faq.spec.ts'],
    build: false,
  });
});
