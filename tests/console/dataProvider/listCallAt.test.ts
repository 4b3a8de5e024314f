import fc from 'fast-check';
import { listCallAt, pagePreloads } from '../../../server/gateway/pagePreloads';
import { listParamsIn } from '../../../src/app/fetchFirstPage';
import { listAddress } from '../../../src/dataProvider/address';
import { bannerResource } from '../../../src/resources/banner';

const getList = bannerResource.endpoints!.getList!;
const first = { path: '/v1/cms/banners', sort: { field: 'position', order: 'ASC' as const }, perPage: 25 };
const defaults = { sort: first.sort, filter: {}, pagination: { page: 1, perPage: first.perPage } };

/** Returns what the console requests for a URL. */
function asked(search: string) {
  const params = listParamsIn(search, defaults);
  return params && listAddress(getList, params);
}

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const filter = fc.dictionary(text, fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.integer(), fc.constant(null)), {
  maxKeys: 4,
  noNullPrototype: true,
});

test('the server preloads exactly the call that the console makes', () => {
  const query = fc.record(
    {
      page: fc.integer({ min: 1, max: 400 }),
      perPage: fc.constantFrom(10, 25, 50, 100),
      sort: fc.constantFrom('id', 'title', 'position'),
      order: fc.constantFrom('ASC', 'DESC'),
      filter: filter.map(value => JSON.stringify(value)),
      displayedFilters: fc.constant('{}'),
    },
    { requiredKeys: ['page'] },
  );
  fc.assert(
    fc.property(query, parts => {
      const search = new URLSearchParams(parts as unknown as Record<string, string>).toString();
      expect(listCallAt(first, search)).toBe(asked(`?${search}`));
    }),
  );
});

test.each(['tampilan=peta', 'filter={', 'filter=[1]', 'filter=null', 'filter=3'])(
  'nothing is preloaded for %s',
  query => {
    expect(listCallAt(first, query)).toBeNull();
  },
);

test('no text in a URL becomes markup', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }), values => {
      const query = new URLSearchParams({ filter: JSON.stringify({ ...values, '"><script>': `'"><img>` }) }).toString();
      const page = { route: '/banner', modules: [], styles: [], data: [], slugs: [], firstList: first };
      expect(pagePreloads(page, { slugs: [], query })).toMatch(
        /^<link rel="preload" as="fetch" crossorigin href="\/v1\/cms\/banners\?[\w%.*+=;&-]+">$/,
      );
    }),
  );
});

test('without a query, the page’s initial data is preloaded if permitted', () => {
  const page = {
    route: '/banner',
    modules: [],
    styles: [],
    data: ['/v1/a?page=1&limit=25'],
    slugs: ['can_read_banner'],
  };
  const preloads = (slugs: string[]) => pagePreloads(page, { slugs, query: '' });
  expect(preloads(['can_read_banner'])).toContain('href="/v1/a?page=1&amp;limit=25"');
  expect(preloads([])).toBe('');
});
