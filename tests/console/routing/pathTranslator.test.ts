import fc from 'fast-check';
import { createPathTranslator, NOT_FOUND } from '../../../src/routing/pathTranslator';
import type { ResourcePaths } from '../../../src/routing/ResourcePaths';

/** The route patterns of the specification's point 2. */
const table: Record<string, ResourcePaths> = {
  banner: { list: '/banner', create: '/banner/add', edit: '/banner/edit/:id?' },
  promo: { list: '/promo', create: '/promo/add', edit: '/promo/:id' },
  'merchant-help': {
    list: '/merchant/help',
    create: '/merchant/help/add',
    show: '/merchant/help/:id/detail',
    edit: '/merchant/help/:id/edit',
  },
  'price-bbm': { list: '/price/bbm', create: '/price/bbm/add', edit: '/price/bbm/:id' },
  'user-registered': { list: '/user/registered', create: '/user/add', edit: '/user/edit/:id?' },
  'user-permission': {
    list: '/user/permission',
    create: '/user/permission/add',
    show: '/user/permission/detail/:id?',
    edit: '/user/permission/edit/:id?',
  },
  'monitoring-order': { list: '/monitoring-order', show: '/monitoring-order/:id', pdf: '/monitoring-order/:id?/pdf' },
};
const translator = createPathTranslator(table, [
  '/dashboard',
  '/dashboard/:id',
  '/unauthorized',
  '/user/permission/help',
]);

const cases: [product: string, internal: string][] = [
  ['/banner', '/banner'],
  ['/banner/add', '/banner/create'],
  ['/banner/edit/12', '/banner/12'],
  ['/promo', '/promo'],
  ['/promo/add', '/promo/create'],
  ['/promo/7', '/promo/7'],
  ['/merchant/help', '/merchant-help'],
  ['/merchant/help/add', '/merchant-help/create'],
  ['/merchant/help/3/detail', '/merchant-help/3/show'],
  ['/merchant/help/3/edit', '/merchant-help/3'],
  ['/price/bbm', '/price-bbm'],
  ['/price/bbm/add', '/price-bbm/create'],
  ['/price/bbm/9', '/price-bbm/9'],
  ['/user/registered', '/user-registered'],
  ['/user/add', '/user-registered/create'],
  ['/user/edit/5', '/user-registered/5'],
  ['/user/permission', '/user-permission'],
  ['/user/permission/add', '/user-permission/create'],
  ['/user/permission/detail/5', '/user-permission/5/show'],
  ['/user/permission/edit/5', '/user-permission/5'],
  ['/monitoring-order', '/monitoring-order'],
  ['/monitoring-order/8', '/monitoring-order/8/show'],
  ['/monitoring-order/8/pdf', '/monitoring-order/8/pdf'],
  ['/banner/edit/a%2Fb%20c', '/banner/a%2Fb%20c'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/4', '/dashboard/4'],
  ['/unauthorized', '/unauthorized'],
  ['/', '/'],
  ['/nope/x', '/nope/x'],
];

test.each(cases)('%s translates to %s for react-admin, and back', (product, internal) => {
  expect(translator.toInternal(product)).toBe(internal);
  expect(translator.toProduct(internal)).toBe(product);
  // code may use either
  expect(translator.toProduct(product)).toBe(product);
});

test.each(['/banner/edit', '/user/edit', '/user/permission/detail', '/monitoring-order/pdf'])(
  '%s without its id is left unchanged, for the route that redirects to the list',
  path => {
    expect(translator.toInternal(path)).toBe(path);
    expect(translator.toProduct(path)).toBe(path);
    expect(translator.matchProduct(path)).toBeNull();
  },
);

test.each([
  '/banner/12',
  '/banner/create',
  '/merchant-help',
  '/merchant-help/3/show',
  '/monitoring-order/8/show',
  '/user-permission/create',
  '/login',
  '/access-denied',
  '/authentication-error',
  // tabs are `?tab=`
  '/banner/edit/12/1',
  '/banner/add/7',
  '/monitoring-order/8/3',
  // paths are case-sensitive
  '/Banner',
  '/BANNER/edit/12',
  '/banner/Add',
  '/Login',
])('%s is not a product address and matches no route', path => {
  expect(translator.toInternal(path)).toBe(NOT_FOUND + path);
  expect(translator.toProduct(NOT_FOUND + path)).toBe(path);
});

test('react-admin’s access denied page translates to the specified address', () => {
  expect(translator.toProduct('/access-denied')).toBe('/unauthorized');
});

test('matches the page of an address', () => {
  expect(translator.matchProduct('/banner/edit/12')).toEqual({ resource: 'banner', action: 'edit', id: '12' });
  expect(translator.matchProduct('/monitoring-order/8/pdf')).toEqual({
    resource: 'monitoring-order',
    action: 'pdf',
    id: '8',
  });
  expect(translator.matchProduct('/promo/add')).toEqual({ resource: 'promo', action: 'create', id: '' });
  expect(translator.matchProduct('/dashboard')).toBeNull();
});

test('every id round-trips through every record page', () => {
  const recordPages = Object.values(table).flatMap(paths => Object.values(paths).filter(path => path.includes(':id')));
  // 'add' and the like are paths of their own, 'edit' and 'pdf' paths without an id, and 'create' is react-admin's own word.
  const id = fc
    .string({ minLength: 1 })
    .map(encodeURIComponent)
    .filter(text => text !== '' && text !== '.' && text !== '..' && !/^(add|create|edit|detail|pdf)$/.test(text));
  fc.assert(
    fc.property(fc.constantFrom(...recordPages), id, (path, value) => {
      const address = path.replace(/:id\??/, value);
      const internal = translator.toInternal(address);
      expect(translator.toProduct(internal)).toBe(address);
      expect(translator.matchProduct(address)?.id).toBe(value);
    }),
  );
});
