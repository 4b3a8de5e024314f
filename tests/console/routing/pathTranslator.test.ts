import fc from 'fast-check';
import { pageFinder } from '../../../src/catalogue/pageFinder';
import type { Page } from '../../../src/declarations/definePage';
import { createPathTranslator, NOT_FOUND, type ResourcePaths } from '../../../src/routing/pathTranslator';
import { specificFirst } from '../../../src/routing/specificFirst';

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

test('a page below a record of one resource does not change which page of another an address belongs to', () => {
  const price = { list: '/price/lpg', create: '/price/lpg/add', edit: '/price/lpg/:id' };
  const courier = { list: '/courier', edit: '/courier/:id', show: '/courier/:id/detail' };
  const menu = { list: '/price', show: '/price/:id' };
  for (const declared of [
    { price, courier, menu },
    { courier, menu, price },
    { menu, price: { edit: price.edit, create: price.create, list: price.list }, courier },
  ])
    expect(createPathTranslator(declared).matchProduct('/price/lpg/add')).toMatchObject({ action: 'create' });
});

test('a page outside the resources takes precedence over a record of the same address', () => {
  const promo = { list: '/promo', edit: '/promo/:id', show: '/promo/:id/detail' };
  const { matchProduct, toInternal } = createPathTranslator({ promo }, ['/promo/help', '/promo/:id/:tab']);
  expect([matchProduct('/promo/help'), toInternal('/promo/help')]).toEqual([null, '/promo/help']);
  expect(matchProduct('/promo/7')).toMatchObject({ action: 'edit', id: '7' });
  expect(matchProduct('/promo/7/detail')).toMatchObject({ action: 'show', id: '7' });
});

describe('patterns in any order', () => {
  const segment = fc.constantFrom('a', 'b', 'add', ':id');
  const pattern = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .filter(segments => segments.filter(each => each === ':id').length <= 1)
    .map(segments => `/${segments.join('/')}`);
  const patterns = fc.uniqueArray(pattern, { minLength: 1, maxLength: 12 });
  const address = fc
    .array(fc.constantFrom('a', 'b', 'add', '7'), { minLength: 1, maxLength: 4 })
    .map(segments => `/${segments.join('/')}`);

  const matches = (path: string, at: string) => new RegExp(`^${path.replace(':id', '[^/]+')}$`).test(at);
  /** 1 for each fixed segment and 0 for a parameter: of two patterns of an address, the more specific has the greater number. */
  const fixed = (path: string) =>
    Number(
      path
        .slice(1)
        .split('/')
        .map(each => Number(each !== ':id'))
        .join(''),
    );
  const tableOf = (paths: readonly string[]) => Object.fromEntries(paths.map(path => [`r${path}`, { list: path }]));

  test('the order of two is the opposite of the order of the other two, and that of three is consistent', () => {
    fc.assert(
      fc.property(pattern, pattern, pattern, (a, b, c) => {
        const [ab, bc, ac] = [specificFirst(a, b), specificFirst(b, c), specificFirst(a, c)].map(Math.sign);
        expect(ab).toBe(0 - Math.sign(specificFirst(b, a)));
        if (ab === bc) expect(ac).toBe(ab);
        if (ab === 0) expect(ac).toBe(bc);
      }),
      { numRuns: 2_000 },
    );
  });

  test('two that match the same address are never equal', () => {
    fc.assert(
      fc.property(patterns, address, (paths, at) => {
        const both = paths.filter(path => matches(path, at));
        for (const a of both) for (const b of both) if (a !== b) expect(specificFirst(a, b)).not.toBe(0);
      }),
    );
  });

  test('an address belongs to the most specific that matches it', () => {
    fc.assert(
      fc.property(patterns, address, (paths, at) => {
        const [best] = paths.filter(path => matches(path, at)).toSorted((a, b) => fixed(b) - fixed(a));
        expect(createPathTranslator(tableOf(paths)).matchProduct(at)?.resource).toBe(best && `r${best}`);
        // the same among pages outside the resources, and half of each
        const pages = paths.filter((_path, index) => index % 2 === 0);
        const mixed = createPathTranslator(tableOf(paths.filter(path => !pages.includes(path))), pages);
        expect(mixed.matchProduct(at)?.resource).toBe(!best || pages.includes(best) ? undefined : `r${best}`);
        expect(pageFinder(paths.map(path => ({ path }) as Page))(at)?.page.path).toBe(best);
      }),
      { numRuns: 1_000 },
    );
  });

  test('every address survives the way to react-admin and back', () => {
    // a resource's address starts with a name; otherwise it could be any internal one
    const isDeclared = (path: string) => !path.startsWith('/:id');
    const declared = (path: string, index: number): [string, ResourcePaths] => {
      const action = path.includes(':id') ? ['edit', 'show', 'pdf'][index % 3]! : ['list', 'create'][index % 2]!;
      return [`r${index}`, { [action]: path }];
    };
    const tables = patterns.map(paths => Object.fromEntries(paths.filter(isDeclared).map(declared)));
    fc.assert(
      fc.property(tables, address, (table, at) => {
        const { matchProduct, toInternal, toProduct } = createPathTranslator(table);
        const found = matchProduct(at);
        expect(toProduct(toInternal(at))).toBe(at);
        if (found) expect(toInternal(at).split('/')[1]).toBe(found.resource);
      }),
      { numRuns: 1_000 },
    );
  });
});
